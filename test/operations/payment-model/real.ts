import { countEntries, findOpenBatch } from '../../../mock-server/actions/payout-batches';
import { payoutAmount } from '../../../mock-server/domain/payouts';
import type { KeyPair } from '../../../mock-server';
import type { Platform } from '../../../mock-server/platform/platform';
import type { Sandbox } from '../../../mock-server/sandbox';
import { bankPayment, manualPayment, payment } from '../../support/bodies';
import type { Schemas } from '../../support/document';
import { type Rate, rates } from './fees';
import type { Command, NewPayment, Outcome, Shop } from './model';

type Bodies = Readonly<Record<NewPayment['by'], object>>;

const bodies: Bodies = {
  card: payment(),
  'card, captured later': manualPayment(),
  bank: bankPayment(),
  'slow bank': bankPayment({ account_number: '000555555559' }),
};

/** A platform in a sandbox, with nothing in between: thousands of requests take seconds. */
export class RealPlatform {
  readonly #ids: string[] = [];
  #headers: Readonly<Record<string, string>> = {};
  #shop: Readonly<Record<string, string>> = {};
  #currency: 'usd' | 'cad' = 'usd';
  #requests = 0;
  #minutesOfToken = 0;
  #paidOut = 0;

  private constructor(
    readonly sandbox: Sandbox,
    readonly platform: Platform,
    readonly keys: KeyPair,
  ) {}

  static async open(sandbox: Sandbox, shop: Shop): Promise<RealPlatform> {
    const { id, test } = await sandbox.createPlatform();
    const real = new RealPlatform(sandbox, sandbox.platform(id), test);
    await real.#authenticate();
    if (shop !== 'plain') await real.#openShop(shop);
    return real;
  }

  get now(): number {
    return this.platform.now();
  }

  async apply(command: Command): Promise<Outcome> {
    switch (command.kind) {
      case 'pay':
        return this.#pay(command.payment);
      case 'capture':
      case 'void':
        return outcomeOf(await this.#send('POST', `${this.#pathOf(command.which)}/${command.kind}`));
      case 'refund':
        return outcomeOf(await this.#send('POST', `${this.#pathOf(command.which)}/refunds`, command.refund));
      case 'wait':
        return this.#wait(command.minutes);
    }
  }

  /** The payments as they are shown, the oldest one first. */
  async payments(): Promise<readonly Schemas['Payment'][]> {
    const { data }: Schemas['PaymentList'] = await this.#send('GET', '/v1/payments?limit=100');
    return data.reverse();
  }

  /** A payment as it is shown on its own. */
  async payment({ id }: Schemas['Payment']): Promise<Schemas['Payment']> {
    const { data }: Schemas['PaymentEnvelope'] = await this.#send('GET', `/v1/payments/${id}`);
    return data;
  }

  /** Returns the ledger entries of a payment, the oldest first. */
  async books({ id }: Schemas['Payment']): Promise<readonly Schemas['PaymentBalanceTransaction'][]> {
    const path = `/v1/payments/${id}/payment_balance_transactions?limit=100`;
    const { data }: Schemas['PaymentBalanceTransactionList'] = await this.#send('GET', path);
    return data.reverse();
  }

  /** What was paid out of the proceeds, or is on its way, and what waits for the end of the day. */
  get proceeds(): number {
    return this.#paidOut + this.open;
  }

  /** The proceeds of which there is no payout yet: no operation shows them. */
  get open(): number {
    const { rows } = this.platform;
    const { account_id } = this.platform.keyPair('test');
    const batch = findOpenBatch(rows, { account_id, payout_type: 'proceeds', currency: 'usd' });
    return batch ? payoutAmount(countEntries(rows, batch)) : 0;
  }

  async #pay({ by, amount, fees, applicationFee }: NewPayment): Promise<Outcome> {
    const ofFees = {
      ...(fees.length > 0 && { fees }),
      ...(applicationFee > 0 && { application_fee_amount: applicationFee }),
    };
    const answer = await this.#send(
      'POST',
      '/v1/payments',
      { ...bodies[by], amount, currency: this.#currency, ...ofFees },
      this.#shop,
    );
    const outcome = outcomeOf(answer);
    if (outcome === 'ok') this.#ids.push(answer.id);
    return outcome;
  }

  async #wait(minutes: number): Promise<Outcome> {
    this.platform.clock.advance({ minutes });
    this.#minutesOfToken += minutes;
    // A token ends after a day.
    if (this.#minutesOfToken >= 24 * 60) await this.#authenticate();
    const { data }: Schemas['ProceedsPayoutList'] = await this.#send('GET', '/v1/proceeds?limit=100');
    this.#paidOut = data.reduce((sum, { amount }) => sum + amount, 0);
    return 'ok';
  }

  async #authenticate(): Promise<void> {
    this.#minutesOfToken = 0;
    const { access_token } = await this.#send('POST', '/oauth/token', this.keys);
    this.#headers = { Authorization: `Bearer ${access_token}` };
  }

  async #openShop(shop: Exclude<Shop, 'plain'>): Promise<void> {
    this.#currency = shop === 'canadian' ? 'cad' : 'usd';
    const { id } = await this.#send('POST', '/v1/sub_accounts', { name: 'Shop', currency: this.#currency });
    this.#shop = { 'Sub-Account': id };
    if (shop === 'canadian') return;
    for (const [type, { perMille, flat, cap }] of Object.entries<Rate>(rates)) {
      const body = { variable_rate: perMille / 10, transaction_fee_cents: flat, fee_cap_cents: cap };
      await this.#send('POST', `/v1/sub_accounts/${id}/fee_configurations/${type}`, body);
    }
  }

  #pathOf(which: number): string {
    return `/v1/payments/${this.#ids[which % this.#ids.length]}`;
  }

  async #send(method: string, path: string, body?: object, account: Readonly<Record<string, string>> = {}) {
    const headers = {
      ...this.#headers,
      ...account,
      ...(method === 'POST' && { 'Idempotency-Key': `key ${++this.#requests}` }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await this.sandbox.fetch(`http://sandbox.test${path}`, init);
    return response.json();
  }
}

const outcomeOf = (answer: { readonly error?: { readonly code: string } }): Outcome => answer.error?.code ?? 'ok';
