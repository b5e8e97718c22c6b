import { dashboardList } from '../../spec/derive/dashboard-list';
import { displayOf } from '../../spec/derive/display-of';
import { explainFailure } from '../../spec/derive/delivery-cause';
import { explainDecline } from '../../spec/derive/explain-decline';
import { limits } from '../../spec/tables/limits';
import { deliveryFailures } from '../../spec/tables/outcomes';
import type { NamedOperation } from '../control-commands/names';
import type { Io } from '../io';
import { cellOf } from '../lists/cell';
import { type Column, columnNamed, columnsOf, inTableOrder } from '../lists/column';
import { type Row, rowsOf } from '../lists/row';
import { printable } from '../printable';
import { wrappedFor } from '../wrapped';
import { allFacts, type Fact, factsOf, formatLines } from './format-facts';
import { knownEnding } from './known-ending';
import { machineOf, nextCommands } from './next-commands';
import { type ObjectPlace, optionsOf } from './object-place';
import { idOf, sentenceForChange, sentenceOf } from './sentences';

/** The lines of an object at most, without what separates its parts, and those of its next commands. */
const MAX_LINES = 12;
const MAX_COMMANDS = 2;
/** The lines of why an object is as it is, at most. */
const MAX_SENTENCE_LINES = 5;

/** Formats one object for a person: a sentence, why, the main facts, what to do next, and the address of its page. */
export function formatObject(
  named: NamedOperation,
  object: Row,
  place: ObjectPlace,
  { stdout }: Pick<Io, 'stdout'>,
): string {
  const { schema } = named.operation.success;
  const sentence = sentenceForChange(named, object) ?? sentenceOf(schema, object);
  const answer = [sentence, whyOf(schema, object)].flatMap((text) =>
    text ? [beginningOf(wrappedFor(printable(text), stdout))] : [],
  );
  const next = nextLines(schema, object, place);
  const facts = sentence === undefined ? allFacts(schema, object) : mainFacts(schema, object, sentence);
  const all = formatLines(facts, { stdout });
  const lines = firstOf(all, MAX_LINES - linesIn(answer.join('\n')) - next.length);
  const hasMore = sentence !== undefined || lines.length < all.length;
  const more = hasMore ? ['All fields: --verbose, or --json'] : [];
  const parts = [answer, lines, [...more, ...next]].filter((part) => part.length > 0);
  return `${parts.map((part) => part.join('\n')).join('\n\n') || 'No field has a value.'}\n`;
}

/** Returns the first lines of a sentence, so that a long one leaves space for facts. */
function beginningOf(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MAX_SENTENCE_LINES ? text : `${lines.slice(0, MAX_SENTENCE_LINES).join('\n')} …`;
}

const linesIn = (text: string): number => text.split('\n').length;

/** Returns the first facts that fit in a number of lines. */
function firstOf(facts: readonly string[], space: number): readonly string[] {
  let left = space;
  return facts.filter((fact) => (left -= linesIn(fact)) >= 0);
}

/** Returns why an object is as it is. */
function whyOf(schema: string, object: Row): string | undefined {
  const { explanation, error_code: code, error_description: description, payment_mode: mode, status } = object;
  if (typeof explanation === 'string') return explanation;
  if (typeof code === 'string' && typeof mode === 'string' && status === 'failed')
    return explainDecline({
      error_code: code,
      error_description: typeof description === 'string' ? description : null,
      payment_mode: mode,
    });
  const attempt = rowsOf(object['attempts']).at(-1);
  if (attempt !== undefined) return explainAttempt(attempt);
  return knownEnding(schema, object) ?? machineOf(schema)?.states[String(status)]?.meaning;
}

function explainAttempt(attempt: Row): string | undefined {
  const { status, failure, cause, fault } = attempt;
  const name = deliveryFailures.find((each) => each === failure) ?? null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  const seen = {
    status: typeof status === 'number' ? status : null,
    failure: name,
    cause: textOf(cause),
    fault: textOf(fault),
  };
  return explainFailure(seen, limits.webhook_timeout_seconds.value * 1_000);
}

/** Returns the facts that a person looks for: the money, what the display names first, and the columns of its list. */
function mainFacts(schema: string, object: Row, sentence: string): readonly Fact[] {
  const { first = [] } = displayOf(schema);
  const columns = [...first.map(columnNamed), ...inTableOrder(columnsOf(schema))];
  const isMoney = (column: Column) => cellOf(object, column).kind === 'money';
  const others = columns.filter((column) => !isMoney(column) && !saidAlready.includes(column.name));
  const isNews = ({ text }: Fact) => !['false', '0', '[]'].includes(text) && !sentence.includes(text);
  return [...moneyOf(schema, object), ...factsOf(others, object).filter(isNews)];
}

/** The columns that the sentence has, and that why says in other words. */
const saidAlready: readonly string[] = ['id', 'status', 'error_description'];

/** Returns all amounts of an object in one fact, except those that are 0; none where the sentence has the only one. */
function moneyOf(schema: string, object: Row): readonly Fact[] {
  const { first = [] } = displayOf(schema);
  const names = new Set([...first, ...Object.keys(object)]);
  const amounts = Array.from(names).flatMap((name) => {
    const { kind, text } = cellOf(object, columnNamed(name));
    return kind === 'money' && object[name] !== 0 && text !== '' ? [{ name, text }] : [];
  });
  if (amounts.length === 1 && ['amount', 'payment_amount'].includes(amounts[0]?.name ?? '')) return [];
  const texts = amounts.map(({ name, text }) => `${amountNames(name)} ${text}`);
  return texts.length === 0 ? [] : [{ name: 'money', text: texts.join(', ') }];
}

/** Returns `refunded` for `amount_refunded`, and `fee` for `fee_amount`. */
const amountNames = (name: string): string =>
  name
    .replace(/^(?:payment_)?amount_|_amount$/, '')
    .replace(/^payment$/, 'amount')
    .replaceAll('_', ' ');

/** Returns the commands for what comes next, and the address of the page in the dashboard, each alone on its line. */
function nextLines(schema: string, object: Row, place: ObjectPlace): readonly string[] {
  const id = idOf(schema, object);
  const list = dashboardList(schema);
  if (id === undefined) return [];
  const commands = nextCommands(schema, id, object)
    .slice(0, MAX_COMMANDS)
    .map((command) => `payments-sandbox ${command}${optionsOf(place)}`);
  const { url, platform = 'default', live = false } = place;
  const page =
    list === undefined || url === undefined
      ? []
      : [`${url}/_sandbox/dashboard/${encodeURIComponent(platform)}/${list}/${id}${live ? '?mode=live' : ''}`];
  const lines = [...commands, ...page].map((line) => `  ${line}`);
  return lines.length === 0 ? [] : ['Next:', ...lines];
}
