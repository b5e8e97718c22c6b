import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ApiResponse, Api } from '../support/api';
import { bankAccount, card, payment, paymentIntent } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { captureSlowly } from '../support/slow-bank';
import { type Command, IntentModel, type Method, methods, type Outcome, type Start } from './payment-intent-model';
import { scaled } from '../support/run-scale';
import { bankAccountOf, cardOf } from '../support/payment-method';

const clock = new TestClock();
const faults: unknown[] = [];
const sandbox = createSandbox({ clock, onError: (error) => faults.push(error) });
const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const inputs: Record<Method, object> = {
  'good card': { card: card() },
  'bad card': { card: card({ number: '4000000000009995' }) },
  'good bank': { bank_account: bankAccount() },
  'bad bank': { bank_account: bankAccount({ account_number: '000111111113' }) },
};

const lastFour: Record<Method, string> = {
  'good card': '4242',
  'bad card': '9995',
  'good bank': '6789',
  'bad bank': '1113',
};

const anyMethod = fc.constantFrom(...methods);
const maybeMethod = fc.option(anyMethod, { nil: undefined });

const anyStart: fc.Arbitrary<Start> = fc.oneof(
  fc.record({ kind: fc.constant('intent'), method: maybeMethod }),
  fc.record({ kind: fc.constant('payment'), method: anyMethod }),
  fc.record({ kind: fc.constant('manual payment'), method: fc.constantFrom('good card', 'bad card') }),
);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('update the amount'), amount: fc.integer({ min: 51, max: 99_999_999 }) }),
  fc.record({ kind: fc.constant('update the method'), method: anyMethod }),
  fc.constant({ kind: 'update to the same token' }),
  fc.record({ kind: fc.constant('capture'), method: maybeMethod }),
  fc.record({ kind: fc.constant('capture'), method: fc.constant(undefined) }),
  fc.constant({ kind: 'capture by a slow bank' }),
  fc.constant({ kind: 'capture the payment' }),
  fc.constant({ kind: 'void the payment' }),
  fc.record({ kind: fc.constant('advance'), minutes: fc.constantFrom(1, 24, 25, 1_440, 7 * 1_440) }),
);

/** The intent in the sandbox. */
class RealIntent {
  #path = '';

  constructor(
    readonly platformId: string,
    public api: Api,
  ) {}

  async start({ kind, method }: Start): Promise<void> {
    const payment_method = method && inputs[method];
    if (kind === 'intent') await this.api.post('/v1/payment_intents', paymentIntent({ payment_method }));
    else await this.api.post('/v1/payments', payment({ payment_method, ...(kind === 'manual payment' && manual) }));
    const [intent] = (await this.api.get('/v1/payment_intents')).as('PaymentIntentList').data;
    this.#path = `/v1/payment_intents/${intent?.id}`;
  }

  async shown() {
    const intent = (await this.api.get(this.#path)).paymentIntent;
    const byCard = cardOf(intent.payment_method);
    const byBank = bankAccountOf(intent.payment_method);
    return { ...intent, method: byCard ?? byBank };
  }

  async attempts() {
    return (await this.api.get(`${this.#path}/payments`)).as('PaymentList').data;
  }

  /** The answer to a command; undefined for what is no request, or cannot be asked for. */
  async apply(command: Command): Promise<ApiResponse | undefined> {
    const { api } = this;
    switch (command.kind) {
      case 'update the amount':
        return api.patch(this.#path, { amount: command.amount });
      case 'update the method':
        return api.patch(this.#path, { payment_method: inputs[command.method] });
      case 'update to the same token': {
        const token = (await this.shown()).method?.token;
        return token === undefined ? undefined : api.patch(this.#path, { payment_method: { token } });
      }
      case 'capture':
        return api.post(`${this.#path}/capture`, command.method && { payment_method: inputs[command.method] });
      case 'capture by a slow bank':
        return void captureSlowly(sandbox, this.platformId, (await this.shown()).id);
      case 'capture the payment':
        return this.#ofNewest('capture');
      case 'void the payment':
        return this.#ofNewest('void');
      case 'advance':
        clock.advance({ minutes: command.minutes });
        this.api = api.renewed();
        return undefined;
    }
  }

  async #ofNewest(what: string): Promise<ApiResponse | undefined> {
    const [newest] = await this.attempts();
    return newest && this.api.post(`/v1/payments/${newest.id}/${what}`);
  }
}

const manual = { capture_strategy: 'manual' };
const outcomeOf = ({ status }: ApiResponse): Outcome => (status < 400 ? 'ok' : status === 402 ? 'declined' : 'refused');

/** The slow bank is asked in the sandbox itself, which is no place for what the API refuses. */
const isPossible = (model: IntentModel, { kind }: Command) =>
  kind !== 'capture by a slow bank' || (model.isCapturable && Boolean(model.method?.endsWith('bank')));

async function assertSame(real: RealIntent, model: IntentModel): Promise<void> {
  const intent = await real.shown();
  expect([intent.status, intent.amount]).toEqual([model.status, model.amount]);
  expect(intent.method?.acct_last_four).toBe(model.method && lastFour[model.method]);
  const attempts = await real.attempts();
  expect(attempts.map(({ status, amount }) => [status, amount])).toEqual(
    model.attempts.map(({ status, amount }) => [status, amount]).reverse(),
  );
  expect(attempts.filter(({ captured }) => captured).length).toBeLessThanOrEqual(1);
  if (intent.status === 'succeeded') expect(attempts.filter(({ captured }) => captured)).toHaveLength(1);
}

test('whatever is done to an intent: it is where the model is, and never paid twice', async () => {
  const sequence = fc.tuple(anyStart, fc.array(anyCommand, { maxLength: 12 }));
  await fc.assert(
    fc.asyncProperty(sequence, async ([start, commands]) => {
      const platform = await openPlatform(target);
      const real = new RealIntent(platform.id, platform.testMode);
      const model = new IntentModel(start);
      await real.start(start);
      await assertSame(real, model);
      for (const command of commands) {
        if (!isPossible(model, command)) continue;
        const answer = await real.apply(command);
        const expected = model.apply(command);
        if (answer) expect([command.kind, outcomeOf(answer)]).toEqual([command.kind, expected]);
        await assertSame(real, model);
      }
      expect(platform.eventNames().filter((name) => name === 'payment_intent.succeeded').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: scaled({ full: 200, short: 20 }) },
  );
  expect(faults).toEqual([]);
}, 60_000);
