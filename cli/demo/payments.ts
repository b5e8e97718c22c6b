import { CardDeclinedError, type CreatePaymentParams, type Payment, testScenario } from '../../sdk';
import type { Shops } from './sub-accounts';
import { bankAccountOf, type BankBehaviour, cardOf, payerEmail } from './payers';
import type { DemoSandbox } from './demo-sandbox';

type PaymentOverrides = Partial<Omit<CreatePaymentParams, 'currency'>>;

/** Descriptions and prices in cents. */
const products = {
  bookshop: [
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
  bikeShop: [
    ['Inner tube and fitting', 2_700],
    ['Yearly service', 11_900],
    ['Wheel truing', 3_500],
    ['Touring bike', 124_900],
  ],
} as const;

export type Shop = keyof typeof products;

/** Creates payments one after the other, each by another payer and some minutes after the one before. */
export class DemoPayments {
  #count = 0;

  constructor(
    readonly sandbox: DemoSandbox,
    readonly shops: Shops,
  ) {}

  /** Creates a payment for a product of the shop with the next payer's card. */
  pay(shop: Shop, overrides: PaymentOverrides = {}): Promise<Payment> {
    const i = this.#count++;
    const [description, amount] = products[shop][i % products[shop].length] ?? products[shop][0];
    this.sandbox.wait(7 + (i % 5));
    return this.shops[shop].payments.create({
      amount,
      currency: 'usd',
      description,
      email: payerEmail(i),
      payment_method: cardOf(i),
      ...overrides,
    });
  }

  /** Creates a payment from the next payer's bank account. */
  payByBank(shop: Shop, bank: BankBehaviour): Promise<Payment> {
    return this.pay(shop, { payment_method: bankAccountOf(this.#count, bank) });
  }

  /** Creates a payment that the scenario declines. */
  async payDeclined(shop: Shop, scenario: Parameters<typeof testScenario>[0]): Promise<void> {
    await this.pay(shop, { metadata: testScenario(scenario) }).catch((error: unknown) => {
      if (!(error instanceof CardDeclinedError)) throw error;
    });
  }
}

/** Creates the payments of one ordinary day. */
export async function createDailyPayments(payments: DemoPayments, day: number): Promise<void> {
  await payments.pay('bakery');
  if (day % 2 === 0) await payments.pay('bookshop');
  if (day % 3 === 0) await payments.pay('bikeShop');
  if (day % 6 === 1) await payments.payByBank('bookshop', 'settles');
  if (day % 9 === 4) await payments.payDeclined('bakery', 'insufficient_funds');
  if (day % 13 === 5) await payments.payDeclined('bikeShop', 'expired_card');
}
