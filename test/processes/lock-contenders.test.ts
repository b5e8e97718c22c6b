import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lock } from '../../mock-server/store/journal/file/lock-file';
import { DataDirectoryLockedError } from '../../mock-server/store/journal/file/locked-error';
import { deadOwner } from '../store/journal/file/dead-owner';
import { temporaryDirectory } from '../store/support';

/** A process of its own that locks what it is told to. */
class Contender {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<string>;

  constructor() {
    const fixture = join(import.meta.dirname, 'fixtures/lock-contender.ts');
    this.#process = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.#process.stdout === null) throw new Error('no pipe');
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  async answer(): Promise<string> {
    return String((await this.#answers.next()).value);
  }

  ask(directory: string): Promise<string> {
    this.#process.stdin?.write(`${directory}\n`);
    return this.answer();
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}

const contenders: Contender[] = [];

beforeAll(async () => {
  for (let i = 0; i < 5; i++) contenders.push(new Contender());
  for (const contender of contenders) expect(await contender.answer()).toBe('ready');
});

afterAll(async () => {
  for (const contender of contenders) await contender.kill();
});

const situations: readonly (readonly [name: string, prepare: (directory: string) => void])[] = [
  ['no lock', () => undefined],
  ['the lock of a dead process', (directory) => writeFileSync(join(directory, 'lock'), deadOwner('one'))],
  [
    'the lock of a dead process that two dead processes were about to take over',
    (directory) => {
      writeFileSync(join(directory, 'lock'), deadOwner('one'));
      writeFileSync(join(directory, 'lock.after-one'), deadOwner('two'));
      writeFileSync(join(directory, 'lock.after-two'), deadOwner('three'));
    },
  ],
  ['an empty lock', (directory) => writeFileSync(join(directory, 'lock'), '')],
];

test.each(situations)('of many processes that start at once, one wins: %s', async (_name, prepare) => {
  const root = temporaryDirectory();
  for (let round = 0; round < 25; round++) {
    const directory = join(root, String(round));
    mkdirSync(directory);
    prepare(directory);
    const answers = await Promise.all(contenders.map((contender) => contender.ask(directory)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    const winner = contenders[answers.indexOf('held')];
    for (const answer of answers) expect(['held', String(winner?.pid)]).toContain(answer);
    expect(JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'))).toMatchObject({ pid: winner?.pid });
    expect(readdirSync(directory)).toEqual(['lock']);
  }
});

test('a process that was killed leaves a lock that is taken over; until then it is refused by name', async () => {
  const directory = temporaryDirectory();
  const contender = new Contender();
  expect(await contender.answer()).toBe('ready');
  expect(await contender.ask(directory)).toBe('held');
  const error = await lock(directory).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DataDirectoryLockedError);
  expect(error).toMatchObject({ pid: contender.pid, directory });
  expect(String(error)).toContain(`${directory} is in use by process ${contender.pid}. Stop that process`);
  await contender.kill();
  const taken = await lock(directory);
  taken.release();
  expect(readdirSync(directory)).toEqual([]);
});
