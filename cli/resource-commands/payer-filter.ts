import { controlOperations } from '../../spec';
import type { OperationId } from '../../spec/resources';
import { asStrings, valuesOf } from '../control-commands/commands';
import { type FieldOption, optionOf } from '../control-commands/field-option';
import { readFilledPage } from '../lists/filled-page';
import { commandOf } from '../lists/next-page';
import { rowsOf } from '../lists/row';
import { callPlatform } from '../platform-client';
import { optionsOf as placeOptions } from '../results/object-place';
import type { SandboxOptions } from '../sandbox-options';

const PAYMENTS: OperationId = 'listPayments';
const { query = {} } = controlOperations.listPaymentsByPayer;

/** Returns the filters by the payer, which the list of the API does not have; none for any other operation. */
export const payerOptions = (id: string): readonly FieldOption[] =>
  id === PAYMENTS ? ['email', 'name'].map((name) => optionOf(name, name, query[name] ?? {})) : [];

/** The options of the list that decide how it is read. */
export interface PayerOptions extends SandboxOptions {
  readonly email?: string;
  readonly name?: string;
  readonly afterCursor?: string;
  readonly json?: boolean;
  readonly live?: boolean;
  readonly subAccount?: string;
}

/** Lists payments by their payer, as the control API does. Undefined where no option names one: the API lists the others. */
export async function listedByPayer(
  payer: readonly FieldOption[],
  others: readonly FieldOption[],
  options: PayerOptions,
): Promise<object | undefined> {
  const sought = valuesOf(payer, { ...options });
  if (Object.keys(sought).length === 0) return undefined;
  const { live, subAccount } = options;
  const given = asStrings({
    ...valuesOf(others, { ...options }),
    ...sought,
    account_type: live ? 'live' : 'test',
    ...(subAccount !== undefined && { sub_account_id: subAccount }),
  });
  return readFilledPage((further) =>
    callPlatform(options, {
      method: 'GET',
      path: ['payments'],
      query: { ...given, ...further },
      subject: `sub account ${subAccount}`,
    }),
  );
}

/** Returns what to do if no payment has the payer; undefined for a page with payments, for one after it, and for JSON. */
export function adviceOnNoPayment(page: object, options: PayerOptions): string | undefined {
  const { email, name, json, afterCursor, live } = options;
  const isEmpty = 'data' in page && rowsOf(page.data).length === 0;
  if (!isEmpty || json || afterCursor !== undefined) return undefined;
  const words = [email, name].flatMap((text) => text?.split(/\s+/) ?? []);
  return [
    `No payment in ${live ? 'live' : 'test'} mode that these options select has such a payer.`,
    'To search all kinds of objects:',
    `  ${commandOf(['search', ...words.filter((word) => word !== '')])}${placeOptions(options)}`,
    '',
  ].join('\n');
}
