import type { Examples } from '../vocabulary/example';
import { HEADER } from './header';

/** Returns a module with the examples, one operation a line. It is parsed as JSON, which is faster than to compile it. */
export function examplesModule({ operations, errors }: Examples): string {
  const json = `{"operations":{\n${linesOf(operations)}\n},"errors":{\n${linesOf(errors)}\n}}`;
  return `${HEADER}\nexport const examples = JSON.parse(\`${json.replace(/[\\`]|\$\{/g, '\\$&')}\`);\n`;
}

/** Returns the declaration of that module. */
export function examplesDeclaration(): string {
  return [
    HEADER,
    "import type { Examples } from '../vocabulary/example';",
    'export declare const examples: Examples;',
    '',
  ].join('\n');
}

const linesOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n');
