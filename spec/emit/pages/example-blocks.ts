import { examples } from '../../generated/examples';
import type { ExampleRequest } from '../../vocabulary/example';
import type { Operation } from '../../vocabulary/operation';

/** Columns of a line of an example. */
const WIDTH = 110;

/** A longer example is not what a page is read for: it is at `/docs/operations/` of a sandbox, and in the documents. */
const MAX_LINES = 125;

/** Returns the operation of a noun whose exchange its page shows: the first that creates something, else the first one. */
export function shownOperation(list: readonly [id: string, operation: Operation][]): string | undefined {
  const known = list.filter(([id]) => Object.hasOwn(examples.operations, id));
  const [id] = known.find(([, { method }]) => method === 'post') ?? known[0] ?? [];
  return id;
}

/** Returns the request and the response of an exchange with a sandbox. */
export function exampleBlocks(id: string, { method, path }: Operation): string[] {
  const example = examples.operations[id];
  if (example === undefined) return [];
  const { request, success } = example;
  const lines = [`${method.toUpperCase()} ${addressOf(path, request)}`, ...headerLines(request)];
  const body = request.body === undefined ? [] : ['', textOf(request.body)];
  const block = ['```http', ...lines, ...body, '', `HTTP/1.1 ${success.status}`, '', textOf(success.body), '```'];
  const text = block.join('\n');
  return text.split('\n').length > MAX_LINES ? [] : ['Example:', text];
}

function addressOf(path: string, { path: parameters = {}, query = {} }: ExampleRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

const headerLines = ({ headers = {} }: ExampleRequest) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const textOf = (body: unknown) => (typeof body === 'string' ? body.trimEnd() : jsonText(body, 0));

/** Returns JSON in which an object or a list that fits has one line. */
function jsonText(value: unknown, indent: number): string {
  const line = oneLine(value);
  if (line.length + indent <= WIDTH || typeof value !== 'object' || value === null) return line;
  const space = ' '.repeat(indent + 2);
  const rows = Array.isArray(value)
    ? value.map((item) => space + jsonText(item, indent + 2))
    : Object.entries(value).map(([name, item]) => `${space}${JSON.stringify(name)}: ${jsonText(item, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (bracket) => bracket.trim());
}
