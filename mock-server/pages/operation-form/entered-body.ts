import { maskPrintedText } from '../../domain/card-numbers';
import { invalidControlParameter } from '../../sandbox-error';
import { REDACTED } from '../../wire/redact';
import { cardNumberNamed } from '../../domain/card-names';
import { testCardFor } from '../../domain/test-card';

/** A number that is masked, as in texts of the log: `424242******4242`. */
const maskedNumber = /^\d[\d *-]*\*[\d *-]*(\d{4})$/;
/** What looks like the name of a card: see `cardNameOf`. */
const namedCard = /^\[.* card.*\]$/;

/**
 * Returns the JSON that somebody entered, with the numbers of the test cards that stand for cards in it; undefined for an empty
 * text. All else is as it was entered: digits of numbers that `JSON.parse` would round, and a key that is there twice. Throws
 * `parameter_invalid` for any other text.
 */
export function enteredBody(text: string): string | undefined {
  if (text === '') return undefined;
  assertJson(text);
  return replaceTexts(text, (value, path) => {
    const number = path.at(-1) === 'number' ? numberOf(value) : undefined;
    if (number !== undefined) return number;
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

/** Returns the number of a test card for what stands for a card number, which no page shows; undefined for another text. */
function numberOf(value: string): string | undefined {
  const [, lastFour] = maskedNumber.exec(value) ?? [];
  const number = lastFour === undefined ? cardNumberNamed(value) : testCardFor(lastFour)?.number;
  if (number === undefined && namedCard.test(value))
    throw invalidControlParameter(
      'body',
      `There is no ${value.slice(1, -1)}. To list the test cards: payments-sandbox cards`,
    );
  return number;
}
