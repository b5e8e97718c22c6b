import type { FieldChecks } from '../../form';
import { dollarsPattern } from '../../money';
import { phraseOf } from '../text';

/** Advice for fields whose name does not say what to enter. */
const asked: Readonly<Record<string, string | undefined>> = {
  amount: 'Enter an amount such as 19.99.',
  payment_method: 'Choose a test card.',
  payment_id: 'Enter the id of a payment.',
  url: 'Enter a URL such as http://127.0.0.1:3000/webhooks.',
  event: 'Choose an event.',
  events: 'Tick events of the list.',
  effect: 'Choose what happens.',
  outcome: 'Choose an outcome.',
  advance: 'Enter a span such as 8d, 1h 30m or P8D.',
  preview: 'Enter a span such as 8d, 1h 30m or P8D.',
  set: 'Choose a day that is not before the clock.',
  transactions: 'Enter a number of changes that can be undone.',
  times: 'Enter a number of matches such as 2.',
  after: 'Enter a number of matches such as 2.',
  probability: 'Enter a number between 0 and 1, such as 0.5.',
  email: 'Enter an e-mail address such as ada@example.com.',
  after_payment_url: 'Enter a URL such as https://shop.example/thanks.',
  seed_file: 'Choose a file.',
};

/** Returns what to enter in a field: of an empty one, a browser and the refusal of the form say the same. */
export function askFor(name: string): string {
  const own = name.slice(name.lastIndexOf('.') + 1);
  const words = phraseOf(own);
  return asked[own] ?? `Enter ${/^[aeio]/i.test(words) ? 'an' : 'a'} ${words}.`;
}

/** Whether a field has words of its own for a value that is not valid. */
export const hasWords = (name: string): boolean => asked[name] !== undefined;

/** Returns the checks of a field that must not be empty. */
export const required = (name: string): FieldChecks => ({ required: true, 'data-missing': askFor(name) });

/** The checks of an amount in dollars. */
export const dollarsChecks: FieldChecks = { pattern: dollarsPattern, title: askFor('amount') };

/** Returns the checks of a text that has to match a pattern. In a class, `-` and `/` need a backslash. */
export const matching = (name: string, pattern: string): FieldChecks => ({ pattern, title: askFor(name) });

export const webUrlPattern = String.raw`\s*[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+\s*`;
export const emailPattern = String.raw`\s*[^@\s]+@[^@\s]+\s*`;
export const integerPattern = String.raw`\s*\d+\s*`;
export const datePattern = String.raw`\s*\d{4}-\d\d-\d\d\s*`;
export const decimalPattern = String.raw`\s*\d+(\.\d+)?\s*`;
