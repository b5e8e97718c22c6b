import { CardDeclinedError, type CreatePaymentParams, type Payment, testScenario } from '../../sdk';
import type { Businesses } from './businesses';
import { bankAccount, card, payerEmail } from './payers';
import type { Stage } from './stage';

type Extra = Partial<Omit<CreatePaymentParams, 'currency'>>;

/** Goods and prices in cents. */
const wares = {
  books: [
    ['Two paperbacks', 2_398],
    ['Atlas of the northern seas', 6_450],
    ['Cookery book', 3_200],
    ['Gift voucher', 5_000],
  ],
  bakery: [
    ['Sourdough and coffee', 1_150],
    ['Birthday cake', 4_800],
    ['Catering for an office', 22_500],
    ['A dozen rolls', 940],
  ],
  bicycles: [
    ['Inner tube and fitting', 2_700],
    ['Yearly service', 11_900],
    ['Wheel truing', 3_500],
    ['Touring bike', 124_900],
  ],
} as const;

export type Shop = keyof typeof wares;

/** Sells things, one after the other: every sale to another payer, some minutes after the one before. */
export class Sales {
  #sold = 0;

  constructor(
    readonly stage: Stage,
    readonly shops: Businesses,
  ) {}

  /** A payment of the shop's next ware by the next payer's card, unless it says otherwise. */
  sell(shop: Shop, extra: Extra = {}): Promise<Payment> {
    const i = this.#sold++;
    const [description, amount] = wares[shop][i % wares[shop].length] ?? wares[shop][0];
    this.stage.wait(7 + (i % 5));
    return this.shops[shop].payments.create({
      amount,
      currency: 'usd',
      description,
      email: payerEmail(i),
      payment_method: card(i),
      ...extra,
    });
  }

  /** The same from a bank account. */
  sellByBank(shop: Shop, bank: Parameters<typeof bankAccount>[1]): Promise<Payment> {
    return this.sell(shop, { payment_method: bankAccount(this.#sold, bank) });
  }

  /** A sale that comes to nothing. */
  async lose(shop: Shop, scenario: Parameters<typeof testScenario>[0]): Promise<void> {
    await this.sell(shop, { metadata: testScenario(scenario) }).catch((error: unknown) => {
      if (!(error instanceof CardDeclinedError)) throw error;
    });
  }
}

/** A day of usual business: each shop sells a few things, and the platform earns its fees. */
export async function usualDay(sales: Sales, day: number): Promise<void> {
  await sales.sell('bakery');
  if (day % 2 === 0) await sales.sell('books');
  if (day % 3 === 0) await sales.sell('bicycles');
  if (day % 6 === 1) await sales.sellByBank('books', 'settles');
  if (day % 9 === 4) await sales.lose('bakery', 'insufficient_funds');
  if (day % 13 === 5) await sales.lose('bicycles', 'expired_card');
}
