import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import * as bodies from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { parseControlAs } from '../support/document';
import { temporaryDirectory } from '../support/fronts';
import { Caller, defaultKeys, newToken, type Reply } from './caller';
import { Random } from './random';

const CONTROL = '/_sandbox/platforms/default';

async function newDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A sandbox on a directory that may hold others' data, and what a test does with it. */
class Life {
  readonly #cli: RunningCli;
  readonly #caller: Caller;

  private constructor(cli: RunningCli, token: string) {
    this.#cli = cli;
    this.#caller = new Caller(cli.url, token);
  }

  static async on(directory: string): Promise<Life> {
    const cli = await startCli(['--data', directory]);
    return new Life(cli, await newToken(cli.url, defaultKeys));
  }

  pay(key: string): Promise<Reply> {
    return this.#caller.write({ path: '/v1/payments', key, body: bodies.payment({ description: key }) });
  }

  async control(path: string, body?: object): Promise<Reply> {
    const reply = await this.#caller.post(`${CONTROL}/${path}`, body);
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply;
  }

  /** All that is seen of the payments. */
  async payments(): Promise<string> {
    return (await this.#caller.get('/v1/payments?limit=100')).text;
  }

  async snapshots(): Promise<string[]> {
    const listed = JSON.parse((await this.#caller.get(`${CONTROL}/snapshots`)).text);
    return parseControlAs('SnapshotList', listed).data.map(({ name }) => name);
  }

  async kill(turns = 0): Promise<void> {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    expect((await this.#cli.kill()).signal).toBe('SIGKILL');
  }
}

test('a snapshot that was acknowledged outlives a kill and a reset, and what it brings back outlives the next kill', async () => {
  const directory = await newDirectory();
  const first = await Life.on(directory);
  const kept = await first.pay('kept');
  await first.control('snapshots', { name: 'base' });
  const payments = await first.payments();
  await first.pay('lost');
  await first.control('reset');
  await first.control('snapshots', { name: 'empty' });
  await first.kill();

  const second = await Life.on(directory);
  expect(await second.snapshots()).toEqual(['empty', 'base']);
  await second.control('snapshots/base/restore');
  expect(await second.payments()).toBe(payments);
  expect(await second.pay('kept')).toEqual({ ...kept, replayed: true });
  await second.kill();

  const third = await Life.on(directory);
  expect(await third.payments()).toBe(payments);
  expect(await third.pay('lost')).toMatchObject({ status: 201, replayed: false });
  await third.control('undo');
  await third.kill();

  const fourth = await Life.on(directory);
  expect(await fourth.payments()).toBe(payments);
});

test('killed at any moment, it has done what it acknowledged, and of what it did not either all or nothing', async () => {
  const directory = await newDirectory();
  const random = new Random(11);
  // What there may be: of the payments and of each snapshot.
  let possible: readonly string[] = [];
  const kept = new Map<string, string>();
  for (let round = 0; round < 8; round++) {
    const life = await Life.on(directory);
    const found = await life.payments();
    if (round > 0) expect(possible).toContain(found);
    for (const [name, payments] of kept) {
      await life.control(`snapshots/${name}/restore`);
      expect(await life.payments()).toBe(payments);
    }
    for (let i = 0; i <= round % 3; i++) expect(await life.pay(`${round} ${i}`)).toMatchObject({ status: 201 });
    const name = `state-${random.upTo(3)}`;
    await life.control('snapshots', { name });
    kept.set(name, await life.payments());
    await life.pay(`${round} later`);
    const before = await life.payments();
    const doing = life.control(random.next() < 0.5 ? `snapshots/${name}/restore` : 'undo').catch(() => undefined);
    await life.kill(random.upTo(6));
    await doing;
    possible = [before, kept.get(name) ?? ''];
  }
});
