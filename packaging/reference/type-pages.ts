import ts from 'typescript';
import { apiPages, operationLink } from '../../spec/emit/pages/resource-links';
import { isErrorCode } from '../../spec/tables/errors';
import { sdkMethods } from '../../spec/derive/sdk-methods';
import type { Operation } from '../../spec/vocabulary/operation';
import { docOf } from './comments';
import { typeText } from './declarations';
import { type Described, describedIn, fileOf, isRow, linksFrom } from './homes';
import { pages, type TypePage } from './pages';
import { type PublicTypes, readPublicTypes } from './public-types';
import { type LinksOf, sectionOf } from './type-sections';

const notice = '<!-- Generated from the types of the package. Do not edit. -->';

export interface TypeReference {
  /** The pages by their path in `docs/reference/typescript/`. */
  readonly pages: Readonly<Record<string, string>>;
  /** The names that users see and no comment explains. */
  readonly undocumented: readonly string[];
  readonly described: readonly Described[];
}

/** Returns the reference of the types of the package. `root` is the folder of the project. */
export async function typeReference(root: string): Promise<TypeReference> {
  const types = readPublicTypes(root);
  const described = describedIn(types);
  const result: Record<string, string> = {};
  const undocumented: string[] = [];
  for (const page of pages) {
    const own = described.filter((each) => each.page === page).sort(byPlace(page, types));
    const { text, missing } = await pageText(page, own, types, linksFrom(page, described));
    result[page.path] = text;
    undocumented.push(...missing);
  }
  return { pages: { 'README.md': indexText(), ...result }, undocumented, described };
}

function indexText(): string {
  const rows = pages.map(({ path, title, intro }) => `| [${title}](${path}) | ${intro} |`);
  const table = ['| Page | Content |', '| --- | --- |', ...rows].join('\n');
  const intro = 'What the entries of the package export: functions, classes, options and types.';
  return `${[notice, '# TypeScript', intro, table].join('\n\n')}\n`;
}

/** Exports in the order of the files of a page, then of the declarations; the types that they name after them. */
function byPlace(page: TypePage, types: PublicTypes): (a: Described, b: Described) => number {
  const placeOf = ({ symbol, from }: Described) => {
    const file = fileOf(types, symbol);
    const index = page.files.findIndex((each) => file.startsWith(each));
    return { group: (from.length > 0 ? 0 : 100) + index, file, position: symbol.declarations?.[0]?.pos ?? 0 };
  };
  return (a, b) => {
    const first = placeOf(a);
    const second = placeOf(b);
    return first.group - second.group || first.file.localeCompare(second.file) || first.position - second.position;
  };
}

interface PageText {
  readonly text: string;
  readonly missing: readonly string[];
}

async function pageText(
  page: TypePage,
  own: readonly Described[],
  types: PublicTypes,
  linksOf: LinksOf,
): Promise<PageText> {
  const entries = mostCommon(own.map(({ from }) => from.join(' ')).filter((text) => text !== ''));
  const rows: string[] = [];
  const blocks: string[] = [];
  const missing: string[] = [];
  for (const each of own) {
    const { name, symbol, from } = each;
    if (isRow(each)) {
      const row = rowOf(each, types, linksOf);
      rows.push(row.text);
      if (row.isEmpty) missing.push(name);
      continue;
    }
    const operationOf = (type: ts.Symbol, method: string) => operationText(fileOf(types, type), method);
    const section = await sectionOf(name, symbol, { types, linksOf, errorLinks, withErrorLinks, operationOf });
    const other = from.length > 0 && from.join(' ') !== entries ? [importText(from)] : [];
    blocks.push(`## ${name}`, ...(from.length === 0 ? ['Not exported by name.'] : other), ...section.blocks);
    missing.push(...section.undocumented);
  }
  const table = rows.length === 0 ? [] : [['| Name | Meaning |', '| --- | --- |', ...rows.sort()].join('\n')];
  const head = [notice, `# ${page.title}`, page.intro, importText(entries.split(' '))];
  return { text: `${[...head, ...table, ...blocks].filter((block) => block.trim() !== '').join('\n\n')}\n`, missing };
}

const importText = (from: readonly string[]) => `Import from ${from.map((entry) => `\`${entry}\``).join(' or ')}.`;

const errorLinks = (codes: readonly string[]) => codes.map((code) => `[\`${code}\`](../errors.md#${code})`).join(', ');

const withErrorLinks = (text: string) =>
  text.replaceAll(/`(\w+)`/g, (whole, code: string) => (isErrorCode(code) ? errorLinks([code]) : whole));

/** The methods of a client have the names of `sdkMethods`, and their class is in the file of the noun. */
function operationText(file: string, method: string): string {
  const [, noun] = /^sdk\/resources\/([\w-]+)\.ts$/.exec(file) ?? [];
  const name = noun?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [id] = Object.entries(sdkMethods).find(([, known]) => known === `${name}.${method}`) ?? [];
  return id === undefined ? '' : ` Operation: ${linkOfOperation(id)}.`;
}

function mostCommon(texts: readonly string[]): string {
  const countOf = (text: string) => texts.filter((each) => each === text).length;
  return texts.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
}

/** Returns the row of a type alias or of a value. */
function rowOf(
  { name, symbol }: Described,
  { checker }: PublicTypes,
  linksOf: LinksOf,
): { readonly text: string; readonly isEmpty: boolean } {
  const [declaration] = symbol.declarations ?? [];
  const text = declaration && ts.isTypeAliasDeclaration(declaration) ? typeText(declaration.type) : '';
  const operations = [
    ...new Set(Array.from(text.matchAll(/\b(?:Body|Query)<'(\w+)'>/g), ([, id = '']) => linkOfOperation(id))),
  ];
  const own = docOf(symbol, checker);
  const parameters = operations.length === 0 || own !== '' ? '' : `The parameters of ${operations.join(', ')}.`;
  const meaning = `${own || parameters}${linksOf(text, operations.length > 0 ? text : '')}`.replaceAll('\n', ' ');
  return { text: `| \`${name}\` | ${meaning.trim().replaceAll('|', '\\|')} |`, isEmpty: meaning.trim() === '' };
}

function linkOfOperation(id: string): string {
  for (const { path, resource } of apiPages)
    for (const [known, operation] of Object.entries<Operation>(resource.operations))
      if (known === id) return operationLink(`../${path}`, operation);
  throw new Error(`unknown operation ${id}`);
}
