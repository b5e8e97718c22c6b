import { createSandbox } from '../../mock-server';
import type { IndexName } from '../../mock-server/rows';
import type { Client, SubAccount } from '../../sdk';
import { ApiError } from '../../sdk';
import { bankAccount, card } from '../support/bodies';
import { TestClock } from '../support/clock';
import type { Command } from './commands';

const bank = { ...bankAccount(), account_type: 'checking', account_owner_type: 'individual', currency: 'usd' } as const;

/** A platform with three accounts that take payments: its own, and sub accounts in either currency. */
export class Shops {
  readonly clock = new TestClock();
  readonly sandbox = createSandbox({ clock: this.clock });
  readonly platform = this.sandbox.platform();
  readonly client = this.sandbox.client();
  readonly shops: { readonly client: Client; readonly id: string; readonly currency: 'usd' | 'cad' }[] = [
    { client: this.client, id: this.platform.keyPair('test').account_id, currency: 'usd' },
  ];

  static async open(): Promise<Shops> {
    const opened = new Shops();
    for (const currency of ['usd', 'cad'] as const) {
      const account = await opened.client.subAccounts.create({ name: `Shop in ${currency}`, currency });
      opened.shops.push(opened.#shop(account));
    }
    opened.platform.runDueJobs();
    return opened;
  }

  #shop({ id, currency }: SubAccount) {
    return { client: this.client.forSubAccount(id), id, currency };
  }

  /** Does a step. One that the API refuses does nothing. */
  async run(command: Command): Promise<void> {
    try {
      await this.#do(command);
    } catch (error) {
      const isRefused = error instanceof ApiError || (error instanceof Error && 'code' in error);
      if (!isRefused) throw error;
    }
    this.platform.runDueJobs();
  }

  async #do(command: Command): Promise<unknown> {
    const { platform } = this;
    switch (command.do) {
      case 'wait':
        return this.clock.advance({ hours: command.hours });
      case 'pay':
        return this.#pay(command);
      case 'capture':
      case 'void':
        return this.client.payments[command.do](this.#payment(command.payment));
      case 'refund':
        return this.#refund(command);
      case 'return':
        return platform.payments.return(this.#payment(command.payment));
      case 'dispute':
        return platform.disputes.open(this.#payment(command.payment), {
          amount: Math.ceil(command.share * this.#row(command.payment).amount),
        });
      case 'decide':
        return platform.disputes.decide(this.#pick('disputes', command.dispute).id, command.outcome);
      case 'end': {
        const { id, status } = this.#pick('payouts', command.payout, ['newest', 'proceeds']);
        return platform.payouts.end(id, status === 'scheduled' ? 'cancel' : 'fail');
      }
      case 'review':
        return platform.review(this.#shopAt(command.shop).id, command.outcome);
    }
  }

  async #pay({ shop, by, amount, fees }: Extract<Command, { do: 'pay' }>): Promise<unknown> {
    const { client, currency } = this.#shopAt(shop);
    const both = [
      { type: 'processing_fee', amount: 40 },
      { type: 'platform_fee', amount: 25 },
    ] as const;
    const fields = {
      amount,
      currency,
      ...(by === 'card, captured later' && { capture_strategy: 'manual' as const }),
      // A Canadian account takes no fees from a request.
      ...(currency === 'usd' && fees === 'both' && { fees: [...both] }),
      ...(currency === 'usd' && fees === 'application fee' && { application_fee_amount: 33 }),
    };
    return by === 'bank'
      ? client.payments.create({ ...fields, payment_method: { bank_account: bank } })
      : client.payments.create({ ...fields, payment_method: { card: card() } });
  }

  async #refund({ payment, share, withFees }: Extract<Command, { do: 'refund' }>): Promise<unknown> {
    const { id, amount, fees, application_fee } = this.#row(payment);
    const returned = [
      ...fees.map(({ type, remaining_amount }) => ({ type, amount: remaining_amount })),
      ...(application_fee ? [{ type: 'application_fee' as const, amount: application_fee.remaining_amount }] : []),
    ].filter((fee) => fee.amount > 0);
    const given = withFees && returned.length > 0 ? { fees: returned } : {};
    return this.client.refunds.create(id, { amount: Math.ceil(share * amount), ...given });
  }

  #shopAt(shop: number) {
    return this.shops[shop % this.shops.length] ?? { client: this.client, id: '', currency: 'usd' as const };
  }

  #payment(at: number): string {
    return this.#row(at).id;
  }

  #row(at: number) {
    return this.#pick('payments', at);
  }

  /** An existing object; throws as the API does when there is none. */
  #pick<Name extends 'payments' | 'disputes' | 'payouts'>(
    table: Name,
    at: number,
    indexes: readonly IndexName<Name>[] = ['newest'],
  ) {
    const { rows } = this.platform;
    const all = indexes.flatMap((index) => [...rows.walk(table, index, 'test', 'ascending')]);
    const row = all[at % Math.max(1, all.length)];
    if (row === undefined) throw Object.assign(new Error('nothing to choose from'), { code: 'none' });
    return row;
  }
}
