import type { ControlSchemas, Schemas } from '../../support/document';
import { HttpCaller } from './http-caller';
import { acknowledged, type PlatformLedger } from './ledger';
import { authorization } from './load';

const TIMEOUT_MS = 20_000;
const LOOKUPS_AT_ONCE = 8;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly page_info: { readonly has_next: boolean; readonly end_cursor: string };
}

/** Looks up everything that was acknowledged on a platform, through one replica. */
export class Verifier {
  readonly #url: string;
  readonly #http = new HttpCaller(TIMEOUT_MS);
  /** Writes that were acknowledged and are not there, as one line each. */
  readonly lost: string[] = [];
  /** Writes that are there more than once. */
  readonly doubled: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async verify(platform: PlatformLedger): Promise<void> {
    const [payments, subAccounts, events] = await Promise.all([
      this.#list<Schemas['Payment']>(platform, '/v1/payments'),
      this.#list<Schemas['SubAccount']>(platform, '/v1/sub_accounts'),
      this.events(platform),
    ]);
    const happened = events.map(({ event_name, data }) => `${event_name} ${String(data['id'])}`);
    this.#findDoubled(
      'payment',
      payments.map(({ description }) => description ?? ''),
    );
    this.#findDoubled(
      'sub account',
      subAccounts.map(({ name }) => name ?? ''),
    );
    this.#findDoubled(
      'event',
      events.map(({ id }) => id),
    );
    this.#findDoubled(
      'event',
      happened.filter((name) => name.startsWith('payment.')),
    );
    const listed = new Set([...payments, ...subAccounts].map(({ id }) => id));
    await this.#lookUpAll(platform, listed, new Set(happened));
  }

  async #lookUpAll(
    platform: PlatformLedger,
    listed: ReadonlySet<string>,
    happened: ReadonlySet<string>,
  ): Promise<void> {
    const payments = acknowledged(platform.payments).map((payment) => ({ ...payment, path: '/v1/payments' }));
    const accounts = acknowledged(platform.subAccounts).map((account) => ({ ...account, path: '/v1/sub_accounts' }));
    const left = [...payments, ...accounts];
    const lookUpNext = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { id, captured = false, path } = next;
        const { status, text } = await this.#get(platform, `${path}/${id}`);
        const isThere = status === 200 && (!captured || JSON.parse(text).data.captured === true);
        if (!isThere) this.#lose(`${path}/${id}: ${status} ${text}`);
        if (!listed.has(id)) this.#lose(`${id} in its list`);
        if (captured && !happened.has(`payment.captured ${id}`)) this.#lose(`the event of the capture of ${id}`);
        if (path === '/v1/payments' && !happened.has(`payment.created ${id}`)) this.#lose(`the event of ${id}`);
      }
    };
    await Promise.all(Array.from({ length: LOOKUPS_AT_ONCE }, lookUpNext));
  }

  close(): void {
    this.#http.close();
  }

  /** The events of a platform, oldest first. */
  async events(platform: PlatformLedger): Promise<readonly ControlSchemas['Event'][]> {
    const path = `/_sandbox/platforms/${platform.id}/events`;
    return (await this.#list<ControlSchemas['Event']>(platform, path)).reverse();
  }

  /** Waits until no delivery of a platform is under way. */
  async idle(platform: PlatformLedger): Promise<void> {
    const { status, text } = await this.#http.send(this.#url, {
      method: 'POST',
      path: `/_sandbox/platforms/${platform.id}/idle`,
    });
    if (status !== 200) throw new Error(`deliveries do not end: ${status} ${text}`);
  }

  #lose(what: string): void {
    this.lost.push(`${what}, at ${this.#url}`);
  }

  #findDoubled(what: string, names: readonly string[]): void {
    const seen = new Set<string>();
    for (const name of names) {
      if (seen.has(name)) this.doubled.push(`${what} ${name}, at ${this.#url}`);
      seen.add(name);
    }
  }

  async #list<Item>(platform: PlatformLedger, path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor = ''; ;) {
      const { status, text } = await this.#get(platform, `${path}?limit=100${cursor}`);
      if (status !== 200) throw new Error(`${path} at ${this.#url}: ${status} ${text}`);
      const { data, page_info }: Page<Item> = JSON.parse(text);
      items.push(...data);
      if (!page_info.has_next) return items;
      cursor = `&after_cursor=${page_info.end_cursor}`;
    }
  }

  #get(platform: PlatformLedger, path: string) {
    return this.#http.send(this.#url, { method: 'GET', path, headers: authorization(platform) });
  }
}
