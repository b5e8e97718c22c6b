import { describe, expect, test } from 'vitest';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { openSandbox, type Sandbox } from '../../mock-server/sandbox';
import { JournalingAdapter } from '../../mock-server/store/journal/adapter';
import { MemoryJournal } from '../support/memory-journals';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { storageOf } from '../support/storage-of';

type Moment = 'before' | 'during' | 'after';

/** A journal in memory that does something before, during and after each append. */
class FailingJournal extends MemoryJournal {
  onMoment: (moment: Moment) => void = () => undefined;

  override async append(lines: Iterable<string>): Promise<void> {
    this.onMoment('before');
    const all: string[] = [];
    for (const line of lines) {
      this.onMoment('during');
      all.push(line);
    }
    await super.append(all);
    this.onMoment('after');
  }
}

async function open() {
  const lines: string[] = [];
  const journal = new FailingJournal('the journal', lines);
  const storage = storageOf(async () => new JournalingAdapter(journal, { retryAfterMs: 2 ** 30 }));
  const sandbox = await openSandbox(storage, { onError: () => undefined });
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultPlatform.test);
  await api.token();
  return { lines, journal, sandbox, api };
}

/** Sends requests, and asserts for each that its payment is in the journal when its response arrives, or that it is a 503. */
async function pay(api: Api, lines: readonly string[], count: number): Promise<number> {
  const send = async () => {
    const response = await api.post('/v1/payments', payment());
    if (response.status === 201) expect(lines.join()).toContain(response.payment.id);
    else expect(response.status).toBe(503);
    return response.status === 201 ? 1 : 0;
  };
  const outcomes = await Promise.all(Array.from({ length: count }, send));
  return outcomes.reduce<number>((sum, each) => sum + each, 0);
}

async function expectRecovery(sandbox: Sandbox, api: Api, lines: readonly string[]): Promise<void> {
  await sandbox.platform().settled();
  expect(await pay(api, lines, 2)).toBe(2);
  await sandbox.close();
}

const moments = (['before', 'during'] as const).flatMap((moment) => [1, 2, 3].map((at) => [moment, at] as const));

describe('no response with 2xx leaves before its changes are durable', () => {
  test.each(moments)('an adapter that throws %s append, at call %i', async (moment, at) => {
    const { lines, journal, sandbox, api } = await open();
    let calls = 0;
    journal.onMoment = (current) => {
      if (current === moment && ++calls === at) throw new Error('ENOSPC');
    };
    for (const count of [1, 3, 1]) await pay(api, lines, count);
    await expectRecovery(sandbox, api, lines);
  });

  test.each([1, 2, 3, 5, 8])('a serialiser that throws at call %i', async (at) => {
    const { lines, sandbox, api } = await open();
    let calls = 0;
    const metadata = {
      toJSON: () => {
        if (++calls === at) throw new RangeError('Invalid string length');
        return {};
      },
    };
    for (let i = 0; i < 4; i++) {
      try {
        sandbox.platform().transact({ request_id: null, idempotency_key: null, operation: null }, ({ rows }) => {
          const account = rows.require('accounts', sandbox.platform().keyPair('test').account_id);
          rows.replace('accounts', Object.assign({ ...account }, metadata));
        });
      } catch (error) {
        expect(error).toMatchObject({ code: 'service_unavailable' });
      }
      await pay(api, lines, 2);
    }
    await expectRecovery(sandbox, api, lines);
  });

  test.each(['before', 'during', 'after'] as const)('closing %s an append', async (moment) => {
    const { lines, journal, sandbox, api } = await open();
    let closing: Promise<void> | undefined;
    journal.onMoment = (current) => {
      if (current === moment) closing ??= sandbox.close();
    };
    await pay(api, lines, 3);
    await closing;
    expect(await pay(api, lines, 1)).toBe(0);
  });
});
