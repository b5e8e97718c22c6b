import { isPlainObject, type PlainObject } from '../../wire/json';
import type { IdBindings } from './bindings';
import { bindBodies } from './bind-bodies';
import { parseBody } from '../parse-body';
import type { ReplayPlatform } from './platform';

/** The decision that brings a new account of test mode to a status. Others need an onboarding. */
const outcomes: Readonly<Record<string, string | null>> = { enabled: null, disabled: 'disable', archived: 'archive' };

/** Whether an object is an account that was created after an instant, and that the sandbox can create as it is. */
export function isLaterAccount(object: PlainObject, instant: number): boolean {
  const { created_at: created, platform_account_id: platform, account_type: mode, status } = object;
  if (typeof created !== 'string' || typeof platform !== 'string' || mode !== 'test') return false;
  return Date.parse(created) > instant && typeof status === 'string' && Object.hasOwn(outcomes, status);
}

/** Creates the accounts that others created while the recording was made, when they were created: lists do not have them before. */
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
    for (const account of due) await this.#create(account);
  }

  async #create(account: PlainObject): Promise<void> {
    const headers = new Headers({
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
