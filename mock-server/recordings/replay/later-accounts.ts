import { isPlainObject, type PlainObject } from '../../wire/json';
import type { IdBindings } from './bindings';
import { bindBodies } from './bind-bodies';
import { parseBody } from '../parse-body';
import { ReplayError, type ReplayPlatform } from './platform';
import { seedWithObjects } from './seed';
import { Date, headersClass } from '../../../spec/vocabulary/globals';

/** The decision that brings a new account of test mode to a status. Others need an onboarding. */
const outcomes: Readonly<Record<string, string | null>> = { enabled: null, disabled: 'disable', archived: 'archive' };

/** Whether an object is an account that was created after an instant. */
export function isLaterAccount({ created_at, platform_account_id }: PlainObject, instant: number): boolean {
  return typeof platform_account_id === 'string' && Date.parse(String(created_at)) > instant;
}

/** Whether a request for a new account can have this one as its result. */
function isCreatable({ account_type, currency, status }: PlainObject): boolean {
  return account_type === 'test' && currency === 'usd' && Object.hasOwn(outcomes, String(status));
}

/** Creates the accounts that others created during the recording, at their instants: lists do not have them before. */
export class LaterAccounts {
  #waiting: readonly PlainObject[];
  readonly #platform: ReplayPlatform;
  readonly #bindings: IdBindings;

  constructor(accounts: readonly PlainObject[], platform: ReplayPlatform, bindings: IdBindings) {
    this.#waiting = accounts;
    this.#platform = platform;
    this.#bindings = bindings;
  }

  /** Creates those that were there at an instant, and those that a request needs. */
  async createUntil(instant: number, needed: readonly string[]): Promise<void> {
    const isDue = ({ id, created_at }: PlainObject) =>
      Date.parse(String(created_at)) <= instant || needed.includes(String(id));
    const due = this.#waiting.filter(isDue);
    if (due.length === 0) return;
    this.#waiting = this.#waiting.filter((account) => !isDue(account));
    for (const account of due.filter(isCreatable)) await this.#create(account);
    await this.#import(due.filter((account) => !isCreatable(account)));
  }

  /** A seed file has no responses for idempotency keys, so only what cannot be created is imported. */
  async #import(accounts: readonly PlainObject[]): Promise<void> {
    if (accounts.length === 0) return;
    const { now } = this.#platform;
    const { lines, ids } = seedWithObjects(await this.#platform.export(), accounts, ['acc'], now);
    try {
      await this.#platform.import(lines, now);
      for (const id of ids) this.#bindings.bind(id, id);
    } catch (error) {
      // A refused import changes nothing: what needs the accounts is unknown then.
      if (!(error instanceof ReplayError)) throw error;
    }
  }

  async #create(account: PlainObject): Promise<void> {
    const headers = new (headersClass())({
      Authorization: `Bearer ${await this.#platform.issueToken('test')}`,
      'Content-Type': 'application/json',
    });
    const body = JSON.stringify({ name: account['name'] });
    const created = parseBody((await this.#platform.send('POST', '/v1/sub_accounts', headers, body)).body);
    const ours = isPlainObject(created) ? created['data'] : undefined;
    if (!isPlainObject(ours)) return;
    bindBodies(this.#bindings, account, ours);
    const outcome = outcomes[String(account['status'])];
    if (outcome === null || outcome === undefined) return;
    await this.#platform.perform('POST', `sub_accounts/${String(ours['id'])}/review`, JSON.stringify({ outcome }));
  }
}
