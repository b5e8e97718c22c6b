import { EventEmitter } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { Api } from '../support/api';
import { cardPayment, otherCard, plainPayment } from '../support/bodies';
import { textOf } from '../support/seed-files';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';

const FILE = 'payments-sandbox.config.json';

/** A sandbox that runs in this process, and what it prints. */
class Watching {
  readonly #signals = new EventEmitter();
  readonly #ended: Promise<{ readonly code: number }>;
  #printed = '';
  #look = () => {};

  constructor(cwd: string, args: readonly string[]) {
    const output = {
      write: (text: string) => {
        this.#printed += text;
        this.#look();
      },
    };
    const io = { cwd, signals: this.#signals, stdout: output, stderr: output };
    this.#ended = run(['start', '--port', '0', '--memory', '--watch', ...args], io);
  }

  /** Resolves with what was printed since the last call, once it matches. */
  async printed(pattern: RegExp): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#look = () => pattern.test(this.#printed) && resolve();
      this.#look();
    });
    const text = this.#printed;
    this.#printed = '';
    return text;
  }

  async stop(): Promise<number> {
    this.#signals.emit('SIGTERM');
    return (await this.#ended).code;
  }
}

/** Writes a file as editors do: another one takes its name. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

const hook = (path: string) => ({ url: `http://127.0.0.1:3000/${path}` });
const fault = (times: number) => ({ operation: 'createRefund', fault: { status: 503 }, times });

async function list(url: string, path: string): Promise<readonly Record<string, unknown>[]> {
  const body: { data: Record<string, unknown>[] } = await (
    await fetch(`${url}/_sandbox/platforms/default/${path}`)
  ).json();
  return body.data;
}

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

const urlIn = (text: string) => /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? expect.unreachable(text);

test('start --watch applies publishers and faults of a changed file, and names what needs a restart', async () => {
  const cwd = temporaryDirectory();
  const write = (value: unknown) => replaceFile(join(cwd, FILE), JSON.stringify(value));
  write({ publishers: [hook('a'), hook('b')], faults: [fault(1)] });
  const start = new Watching(cwd, []);
  const url = urlIn(await start.printed(/Ctrl\+C/));
  const [, kept] = await list(url, 'publishers');
  write({ publishers: [hook('a'), hook('c')], faults: [fault(2)], disputeFeeCents: 5, platforms: { idleAfterMs: 9 } });
  const text = await start.printed(/restart the sandbox/);
  expect(text).toContain(
    'The configuration changed: publisher http://127.0.0.1:3000/c created, publisher http://127.0.0.1:3000/b deleted, fault operation createRefund replaced.\n',
  );
  expect(text).toContain('warning: The configuration changed: disputeFeeCents, platforms. To use it, restart');
  expect((await list(url, 'publishers')).map(({ id, url: address }) => [id === kept?.['id'], address])).toEqual([
    [false, hook('c').url],
    [true, hook('a').url],
  ]);
  expect(await list(url, 'faults')).toMatchObject([{ times: 2 }]);

  write({ faults: [{ ...fault(2), tims: 1 }] });
  expect(await start.printed(/Nothing was changed/)).toContain('unexpected parameter faults[0].tims.');
  expect(await list(url, 'publishers')).toHaveLength(2);
  write({});
  await start.printed(/fault operation createRefund deleted/);
  expect(await list(url, 'publishers')).toEqual([]);
  expect(await start.stop()).toBe(0);
});

describe('start --watch sets the limits of a changed file', () => {
  const declineLimit = { declines: 1, windowSeconds: 60, blockSeconds: 60 };
  const declined = cardPayment({ number: '4000000000009995' });
  const project = (limits: object) => {
    const cwd = temporaryDirectory();
    const write = (changed: object) => replaceFile(join(cwd, FILE), JSON.stringify({ limits: changed }));
    write(limits);
    return { cwd, write };
  };
  const tokenize = (api: Api, index: number) =>
    api.post('/v1/payment_methods', { email: 'ada@shop.test', payment_method: { card: otherCard(index) } });

  test('on platforms that are open', async () => {
    const { cwd, write } = project({});
    const start = new Watching(cwd, []);
    const api = new Api({ baseUrl: urlIn(await start.printed(/Ctrl\+C/)), fetch }, keys);
    const pay = async () => (await api.post('/v1/payments', declined)).error.code;
    expect([await pay(), await pay()]).toEqual(['card_declined', 'card_declined']);
    write({ declineLimit, customerPaymentMethods: 1 });
    expect(await start.printed(/changed.*\n/)).toBe('The configuration changed: limits set.\n');
    expect([await pay(), await pay()]).toEqual(['card_declined', 'card_decline_rate_limit_exceeded']);
    expect((await tokenize(api, 1)).status).toBe(201);
    expect((await tokenize(api, 2)).error.code).toBe('customer_max_payment_methods');
    write({ customerPaymentMethods: 0 });
    expect(await start.printed(/Nothing was changed/)).toContain('must be a whole number from 1, and not 0');
    expect((await tokenize(api, 2)).error.code).toBe('customer_max_payment_methods');
    expect(await start.stop()).toBe(0);
  });

  test('except the one that an option sets', async () => {
    const { cwd, write } = project({ customerPaymentMethods: 9 });
    const start = new Watching(cwd, ['--customer-payment-methods', '1']);
    const api = new Api({ baseUrl: urlIn(await start.printed(/Ctrl\+C/)), fetch }, keys);
    write({ customerPaymentMethods: 8, declineLimit });
    await start.printed(/limits set/);
    expect((await tokenize(api, 1)).status).toBe(201);
    expect((await tokenize(api, 2)).error.code).toBe('customer_max_payment_methods');
    expect(await start.stop()).toBe(0);
  });
});

test('start --watch --memory resets the platform to a seed file that changes', async () => {
  const cwd = temporaryDirectory();
  const sandbox = createSandbox();
  const seed = async () => replaceFile(join(cwd, 'shop.json'), await textOf(sandbox.platform().export()));
  await seed();
  replaceFile(join(cwd, FILE), JSON.stringify({ seed: 'shop.json', publishers: [hook('a')] }));
  const start = new Watching(cwd, ['--json']);
  const url = urlIn(await start.printed(/\n/));
  await new Api({ baseUrl: 'http://127.0.0.1', fetch: sandbox.fetch }, keys).post('/v1/payments', plainPayment());
  await seed();
  expect(await start.printed(/was reset\..*\n/)).toMatch(
    /^The seed changed: the platform "default" was reset\. \S+shop\.json: 1 payments\n$/,
  );
  expect(await list(url, 'publishers')).toMatchObject([hook('a')]);
  replaceFile(join(cwd, 'shop.json'), '{}');
  expect(await start.printed(/Nothing was changed/)).toContain('cannot be loaded');
  expect(await start.stop()).toBe(0);
  await sandbox.close();
});

test('start --watch says so when there is nothing to watch', async () => {
  const start = new Watching(temporaryDirectory(), []);
  await start.printed(/warning: There is nothing to watch/);
  expect(await start.stop()).toBe(0);
});
