import { parseArgs } from 'node:util';
import { createSandbox } from '../../../mock-server';
import manifest from '../../../package.json';
import { setup } from '../../support/build';
import { builtCli } from '../../support/built';
import { createOne } from '../creator';
import { describeAfterwards, describeMachine } from '../machine';
import { printBounds } from './bounds';
import { Deadline } from './deadline';
import { type Figures, measures, missing, reasonOf } from './figure';
import { measureAt } from './measure';
import { writePage } from './page';
import { readResult, type Result, type ServerResult, writeResult } from './result';
import { sectionsOf } from './tables';
import { emulate, jsonServer, mockoon, ours, prism, type Subject } from './subjects';

const help = `npm run bench:scale [-- options] [payments …]

Measures payments-sandbox and other mock servers with these numbers of payments (default: 1,000, 10,000, 100,000 and
1,000,000): speed, memory, file size, opening time and stops of the event loop. Writes test/bench/scale/result.json, the
tables of docs/guides/performance.md and docs/pictures/scale-*.svg. The other servers are installed from the registry
into ~/.cache/payments-sandbox-bench. The default sizes take about 40 minutes and 6 GB of memory on two cores; after
--minutes, what is left is reported as missing.

  --minutes <number>  Longest duration (default: 60).
  --only <name>       Only servers whose names contain this. Prints the tables, and writes nothing.
  --dry               Prints the tables, and writes nothing.
  --draw              Measures nothing: writes the tables and pictures of the stored result again.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ help: { type: 'boolean' }, dry: { type: 'boolean' }, draw: { type: 'boolean' } },
    ...{ minutes: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
  },
});
const began = performance.now();
const DEFAULT_SIZES = [1_000, 10_000, 100_000, 1_000_000];
const sizes = positionals.length > 0 ? positionals.map(Number).sort((a, b) => a - b) : DEFAULT_SIZES;
const minutes = Number(values.minutes);
if (sizes.some((size) => !Number.isInteger(size) || size < 100) || !(minutes > 0)) {
  throw new Error(`sizes are integers of at least 100, and minutes are positive\n\n${help}`);
}

if (values.help) console.log(help);
else if (values.draw) await draw();
else await measureAll();

async function draw(): Promise<void> {
  const result = readResult();
  if (result === undefined) throw new Error('nothing was measured yet');
  await writePage(result);
}

async function measureAll(): Promise<void> {
  const clean = await setup();
  try {
    const machine = describeMachine();
    const deadline = new Deadline(minutes * 60_000, 'the time was over');
    log(`${sizes.map((size) => size.toLocaleString('en')).join(', ')} payments, at most ${minutes} minutes`);
    const servers: ServerResult[] = [];
    for (const create of await subjects()) {
      const server = await measureServer(create, deadline);
      if (server) servers.push(server);
    }
    const result: Result = { machine: describeAfterwards(machine), sizes, servers };
    printBounds(result);
    if (values.dry || values.only !== '') console.log(`\n${sectionsOf(result)}`);
    if (values.dry || values.only !== '') return;
    writeResult(result);
    await draw();
    log('written: test/bench/scale/result.json, docs/guides/performance.md, docs/pictures/scale-*.svg');
  } finally {
    await clean();
  }
}

type Named = readonly [name: string, subject: () => Subject];

/** The servers by name, as one that cannot be installed has no subject. */
async function subjects(): Promise<readonly Named[]> {
  const cli = builtCli();
  const payment = await examplePayment();
  const all: readonly Named[] = [
    ...ours(cli, manifest.version).map((subject): Named => [subject.name, () => subject]),
    ['json-server', () => jsonServer(payment)],
    ['Prism', () => prism(payment)],
    ['Mockoon', () => mockoon(payment)],
    ['emulate', () => emulate()],
  ];
  return all.filter(([name]) => name.includes(values.only));
}

/** The object that other servers get and return: a payment as our response has it. */
async function examplePayment(): Promise<object> {
  const sandbox = createSandbox();
  const { data } = Object(JSON.parse(await createOne(sandbox)));
  await sandbox.close();
  return Object(data);
}

async function measureServer([name, create]: Named, deadline: Deadline): Promise<ServerResult | undefined> {
  const figures: Record<string, Figures> = {};
  let subject: Subject;
  try {
    log(`${name}: preparing`);
    subject = create();
  } catch (error) {
    log(`${name}: ${reasonOf(error)}`);
    const none = Object.fromEntries(measures.map((measure) => [measure, missing(reasonOf(error))]));
    return { name, version: '', node: '', keeps: '', figures: Object.fromEntries(sizes.map((size) => [size, none])) };
  }
  let first: Figures | undefined;
  for (const payments of sizes) {
    const report = (text: string) => log(`${name}, ${payments.toLocaleString('en')} payments: ${text}`);
    report('measuring');
    const known = subject.keeps === 'nothing' ? first : undefined;
    first = known ?? (await measureAt({ subject, payments, deadline, log: report }));
    figures[payments] = first;
  }
  const { version, nodeVersion, keeps } = subject;
  return { name, version, node: nodeVersion, keeps, figures };
}

function log(text: string): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`[${String(seconds).padStart(4)} s] ${text}`);
}
