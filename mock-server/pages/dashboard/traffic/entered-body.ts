import { maskPrintedText } from '../../../domain/card-numbers';
import { invalidControlParameter } from '../../../sandbox-error';
import { fieldAt, REDACTED, replaceTexts } from './placeholders';
import { findTestCard, testCardFor } from './test-values';

/** Stands for the number of a card, which no page shows. The log has masked ones in texts: `424242******4242`. */
const standIn = /^(?:test card |\d[\d *-]*\*[\d *-]*)(\d{4})$/i;

/**
 * Returns the body that somebody entered as JSON, with the numbers of the test cards that its stand-ins name; undefined for an
 * empty text. Throws `parameter_invalid` for any other text.
 */
export function enteredBody(text: string): unknown {
  if (text === '') return undefined;
  return replaceTexts(parsed(text), (value, path) => {
    const [, lastFour] = fieldAt(path) === 'number' ? (standIn.exec(value) ?? []) : [];
    if (lastFour !== undefined) return numberOf(value, lastFour);
    if (value !== REDACTED) return value;
    throw invalidControlParameter('body', `Replace the value of ${path}: the log does not have what was sent.`);
  });
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    const reason = error instanceof SyntaxError ? ` ${maskPrintedText(error.message)}` : '';
    throw invalidControlParameter('body', `It must be JSON.${reason}`);
  }
}

function numberOf(value: string, lastFour: string): string | undefined {
  const card = value.includes('*') ? testCardFor(lastFour) : findTestCard(lastFour);
  if (card === undefined) throw invalidControlParameter('body', `No test card ends with ${lastFour}.`);
  return card.number;
}
