import { maskPrintedText } from '../../domain/card-numbers';
import { invalidControlParameter } from '../../sandbox-error';
import { REDACTED } from '../../wire/redact';
import { findTestCard, testCardFor } from '../../domain/test-card';

/** Stands for the number of a card, which no page shows. The log has masked ones in texts: `424242******4242`. */
const standIn = /^(?:test card |\d[\d *-]*\*[\d *-]*)(\d{4})$/i;

/**
 * Returns the JSON that somebody entered, with the numbers of the test cards that its stand-ins name; undefined for an empty
 * text. All else is as it was entered: digits of numbers that `JSON.parse` would round, and a key that is there twice. Throws
 * `parameter_invalid` for any other text.
 */
export function enteredBody(text: string): string | undefined {
  if (text === '') return undefined;
  assertJson(text);
  return replaceTexts(text, (value, path) => {
    const [, lastFour] = path.at(-1) === 'number' ? (standIn.exec(value) ?? []) : [];
    if (lastFour !== undefined) return numberOf(value, lastFour);
    if (value !== REDACTED) return value;
    const place = path.join('.');
    throw invalidControlParameter('body', `Replace the value of ${place}: the log does not have what was sent.`);
  });
}

function assertJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? ` ${maskPrintedText(error.message)}` : '';
    throw invalidControlParameter('body', `It must be JSON.${reason}`);
  }
}

/** A text with the colon after it if it is a name, or a bracket of an object. */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g;

/** Returns JSON with its texts replaced. `replace` gets the names of the fields that lead to each; items of a list have none. */
function replaceTexts(json: string, replace: (text: string, path: readonly string[]) => string): string {
  const outer: string[][] = [];
  let path: string[] = [];
  return json.replace(token, (found: string, quoted: string | undefined, colon: string | undefined) => {
    if (found === '{') {
      outer.push(path);
      path = [...path, ''];
    } else if (quoted === undefined) path = outer.pop() ?? [];
    else if (colon !== undefined) path = [...path.slice(0, -1), textIn(quoted)];
    else {
      const text = textIn(quoted);
      const replaced = replace(text, path);
      if (replaced !== text) return JSON.stringify(replaced);
    }
    return found;
  });
}

const textIn = (quoted: string): string => String(JSON.parse(quoted));

function numberOf(value: string, lastFour: string): string {
  const card = value.includes('*') ? testCardFor(lastFour) : findTestCard(lastFour);
  if (card === undefined) throw invalidControlParameter('body', `No test card ends with ${lastFour}.`);
  return card.number;
}
