import { amountRefundable } from '../../../domain/payment';
import type { SandboxError } from '../../../sandbox-error';
import type { Currency } from '../../../rows';
import type { FieldChecks } from '../../form';
import { formatAmount } from '../../money';
import type { RefusedForm, Visit } from '../page';
import { phraseOf } from '../text';
import { askFor, hasWords } from './field-words';

type Words = Pick<RefusedForm, 'field' | 'message' | 'notes'>;

/** Returns what the error of an action says to people, at its field, with the message of the API as a note. */
export function refusalWords(visit: Visit, error: SandboxError, form: URLSearchParams): Words {
  const { parameter: field, message } = error;
  const ofAmount = error.code === 'dispute_exceeds_amount_available' ? mostDisputable(visit) : undefined;
  if (ofAmount !== undefined) return { field: 'amount', message: ofAmount, notes: { '': message } };
  if (field === undefined || !error.code.startsWith('parameter_')) return { field, message };
  const name = field.replace(/\.\d+$/, '');
  if (!form.has(name)) return { field, message };
  const own = name.slice(name.lastIndexOf('.') + 1);
  const isMissing = (form.get(name) ?? '') === '';
  const words = isMissing || hasWords(own) ? askFor(own) : `This ${phraseOf(own)} is not valid.`;
  return { field, message: words, notes: { '': message } };
}

function mostDisputable({ platform, id }: Visit): string | undefined {
  const payment = platform.rows.find('payments', id);
  return payment && mostText(amountRefundable(payment), payment.currency);
}

const mostText = (cents: number, currency: Currency): string =>
  `At most ${formatAmount(cents, currency)} can be disputed.`;

/** Returns the checks of the amount of a dispute. */
export const disputeChecks = (cents: number, currency: Currency): FieldChecks => ({
  'data-most': cents,
  'data-over': mostText(cents, currency),
});
