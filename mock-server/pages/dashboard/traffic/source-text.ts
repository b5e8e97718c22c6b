import { visibleText } from '../text';

/** Returns JSON as an expression of JavaScript, formatted as Prettier formats it, with only visible characters. */
export function expressionOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${expressionOf(item, inner)},\n`);
    return items.length === 0 ? '[]' : `[\n${items.join('')}${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${nameOf(name)}: ${expressionOf(field, inner)},\n`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
}

/** Returns a text as a literal in single quotes. */
function stringLiteral(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${visibleText(escaped)}'`;
}

/** A field `__proto__` that is not computed would set the prototype. */
function nameOf(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
}
