import type { HandlerResult, Input, ReadContext } from '../context';
import { readHandlers } from '../handlers';
import type { Platform } from '../platform/platform';
import type { Mode } from '../rows';
import { SandboxError } from '../sandbox-error';
import type { Reader } from '../store/reader';
import { onBuiltIndexes } from '../store/unbuilt-index';
import { elapsed } from '../time/clock';
import { MAX_ROWS_PER_SLICE } from '../time/slices';
import { endOfTick } from '../time/tick';
import { decodeCursor } from '../wire/cursor';
import type { PageRequest } from '../wire/page';
import type { Condition } from '../wire/scan';
import { payerOf } from './names';

/** The payer whose payments are listed, and the other filters of the list. */
export interface PayerSearch {
  readonly mode: Mode;
  readonly subAccountId: string | undefined;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly query: Input<'listPayments'>['query'];
  readonly page: PageRequest;
}

type Payments = HandlerResult<'listPayments'>;

/** The most milliseconds of a page. */
const PAGE_MS = 2_000;

/** Returns the condition that the payer of a payment has a text as a part of one of some fields. Case is ignored. */
export function payerCondition(rows: Reader, text: string, fields: readonly ('name' | 'email')[]): Condition {
  const sought = text.trim().toLowerCase();
  return {
    field: 'id',
    meets: (id) => {
      const { name, customer } = payerOf(rows, rows.require('payments', String(id)));
      const payer = { name, email: customer?.email };
      return fields.some((field) => payer[field]?.toLowerCase().includes(sought));
    },
  };
}

/** Lists payments by parts of the name and the e-mail address of their payer, in slices, between which the event loop runs. */
export async function paymentsByPayer(platform: Platform, asked: PayerSearch): Promise<Payments> {
  const { name, email, query, page } = asked;
  const read = (request: PageRequest): Payments => {
    const context = contextOf(platform, asked); // resource_not_found
    const conditions = [
      ...(name === undefined ? [] : [payerCondition(context.rows, name, ['name'])]),
      ...(email === undefined ? [] : [payerCondition(context.rows, email, ['email'])]),
    ];
    const scan = { conditions, maxRows: MAX_ROWS_PER_SLICE, isCounted: false };
    return readHandlers.listPayments(context, { query, page: { ...request, scan }, path: () => '' });
  };
  const end = elapsed() + PAGE_MS;
  const found: Payments[] = [];
  let items = 0;
  for (let request: PageRequest | undefined = page; request !== undefined; request = furtherOf(page, found, items)) {
    const asks = request;
    const part = await onBuiltIndexes(() => read({ ...asks, limit: page.limit - items }));
    found.push(part);
    items += part.items.length;
    if (elapsed() >= end) break;
    await endOfTick();
  }
  return joined(found, page);
}

const isBack = ({ cursor }: PageRequest): boolean => cursor?.name === 'before_cursor';

/** Returns the request for the rows behind those that were looked at; undefined for a page that is full, and for no more rows. */
function furtherOf(page: PageRequest, found: readonly Payments[], items: number): PageRequest | undefined {
  const { key, limit } = page;
  const last = found.at(-1);
  const name = isBack(page) ? 'before_cursor' : 'after_cursor';
  const cursor = isBack(page) ? last?.start_cursor : last?.end_cursor;
  const hasMore = isBack(page) ? last?.has_previous : last?.has_next;
  if (!hasMore || typeof cursor !== 'string' || key === undefined || items >= limit) return undefined;
  return { limit, key, cursor: { name, beyond: decodeCursor(key, name, cursor) } };
}

/** Returns parts of a list, in the order in which they were read, as one page. A cursor leads to more, or is that of an item. */
function joined(found: readonly Payments[], page: PageRequest): Payments {
  const parts = isBack(page) ? [...found].reverse() : found;
  const withItems = parts.filter(({ items }) => items.length > 0);
  const [first] = parts;
  const last = parts.at(-1);
  return {
    items: parts.flatMap(({ items }) => items),
    has_previous: first?.has_previous ?? false,
    has_next: last?.has_next ?? false,
    start_cursor: (first?.has_previous ? first.start_cursor : null) ?? withItems.at(0)?.start_cursor ?? null,
    end_cursor: (last?.has_next ? last.end_cursor : null) ?? withItems.at(-1)?.end_cursor ?? null,
  };
}

function contextOf(platform: Platform, { mode, subAccountId }: PayerSearch): ReadContext {
  const reading = platform.reading();
  const own = platform.keyPair(mode).account_id;
  const account = reading.rows.find('accounts', subAccountId ?? own);
  const isKnown = account?.mode === mode && (account.kind === 'sub' || account.id === own);
  if (account === undefined || !isKnown) throw new SandboxError('resource_not_found', {});
  return {
    ...reading,
    mode,
    account,
    selected: subAccountId !== undefined,
    warn: () => undefined,
    ownBaseUrl: noRequest,
    callerAddress: noRequest,
  };
}

/** The context of a list has no address: no payment has one. */
const noRequest = (): string => '';
