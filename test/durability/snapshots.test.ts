import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as bodies from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { parseControlAs } from '../support/document';
import { temporaryDirectory } from '../store/support';
import { part, scaled } from '../support/run-scale';
import { Caller, defaultKeys, newToken, type Reply } from './caller';
import { Random } from './random';

const ROUNDS = scaled({ full: part.runsOf(8, import.meta.filename), short: 2 });
const CONTROL = '/_sandbox/platforms/default';

/** A run of the sandbox process on a data directory. */
class ProcessRun {
  readonly #cli: RunningCli;
  readonly #caller: Caller;

  private constructor(cli: RunningCli, token: string) {
    this.#cli = cli;
    this.#caller = new Caller(cli.url, token);
  }

  static async on(directory: string): Promise<ProcessRun> {
    const cli = await startCli(['--data', directory]);
    return new ProcessRun(cli, await newToken(cli.url, defaultKeys));
  }

  pay(key: string): Promise<Reply> {
    return this.#caller.write({ path: '/v1/payments', key, body: bodies.payment({ description: key }) });
  }

  async control(path: string, body?: object): Promise<Reply> {
    const reply = await this.#caller.post(`${CONTROL}/${path}`, body);
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply;
  }

  /** The list of payments as text. */
  async payments(): Promise<string> {
    return (await this.#caller.get('/v1/payments?limit=100')).text;
  }

  async snapshots(): Promise<string[]> {
    const listed = JSON.parse((await this.#caller.get(`${CONTROL}/snapshots`)).text);
    return parseControlAs('SnapshotList', listed).data.map(({ name }) => name);
  }

  async kill(ticks = 0): Promise<void> {
    for (let tick = 0; tick < ticks; tick++) await setImmediate();
    expect((await this.#cli.kill()).signal).toBe('SIGKILL');
  }
}

test('an acknowledged snapshot survives a kill and a reset, and the state that it restores survives the next kill', async () => {
  const directory = temporaryDirectory();
  const first = await ProcessRun.on(directory);
  const kept = await first.pay('kept');
  await first.control('snapshots', { name: 'base' });
  const payments = await first.payments();
  await first.pay('lost');
  await first.control('reset');
  await first.control('snapshots', { name: 'empty' });
  await first.kill();

  const second = await ProcessRun.on(directory);
  expect(await second.snapshots()).toEqual(['empty', 'base']);
  await second.control('snapshots/base/restore');
  expect(await second.payments()).toBe(payments);
  expect(await second.pay('kept')).toEqual({ ...kept, replayed: true });
  await second.kill();

  const third = await ProcessRun.on(directory);
  expect(await third.payments()).toBe(payments);
  expect(await third.pay('lost')).toMatchObject({ status: 201, replayed: false });
  await third.control('undo');
  await third.kill();

  const fourth = await ProcessRun.on(directory);
  expect(await fourth.payments()).toBe(payments);
});

test('killed at a random moment: acknowledged operations are kept, and an unacknowledged one is applied fully or not at all', async () => {
  const directory = temporaryDirectory();
  const random = new Random(11);
  // The payments that the next process may find.
  let possible: readonly string[] = [];
  const kept = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const run = await ProcessRun.on(directory);
    const found = await run.payments();
    if (round > 0) expect(possible).toContain(found);
    for (const [name, payments] of kept) {
      await run.control(`snapshots/${name}/restore`);
      expect(await run.payments()).toBe(payments);
    }
    for (let i = 0; i <= round % 3; i++) expect(await run.pay(`${round} ${i}`)).toMatchObject({ status: 201 });
    const name = `state-${random.upTo(3)}`;
    await run.control('snapshots', { name });
    kept.set(name, await run.payments());
    await run.pay(`${round} later`);
    const before = await run.payments();
    const doing = run.control(random.next() < 0.5 ? `snapshots/${name}/restore` : 'undo').catch(() => undefined);
    await run.kill(random.upTo(6));
    await doing;
    possible = [before, kept.get(name) ?? ''];
  }
});
