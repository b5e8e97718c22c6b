import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ApiError, Client, type Payment } from '../../sdk';
import { isJudgeName, judges, type JudgeName } from '../../spec/tables/judges';
import { createCardToken } from '../../mock-server/testing/card-token';
import { listen } from '../support/listen';
import { type Exploration, explore, type Surroundings } from '../../mock-server/testing/explore';

/** How a program reaches the sandbox, and is reached. */
export type Way = 'in process' | 'over HTTP';

/** The steps of a probe, in their order: starts, results of calls, events. */
export type Log = string[];

interface Probe {
  readonly client: Client;
  readonly log: Log;
  readonly close: () => void;
}

/** Longer than a webhook takes that waits for a silent program only. */
const OWN_TURNS = 200;

const accept: Partial<Record<JudgeName, string>> = {};
for (const name of Object.keys(judges)) if (isJudgeName(name)) accept[name] = 'the probe only records';

/** Two payments, one after the other, one beside the other, or with a wait of some time for the webhook of the first. */
export type Flow = 'in turn' | 'overlapping' | 'waits';

const flows: Readonly<Record<Flow, (program: Probe) => Promise<unknown>>> = {
  'in turn': async (program) => {
    await pay(program, 1_000);
    await pay(program, 2_000);
  },
  overlapping: async (program) => {
    const first = pay(program, 1_000);
    await setTimeout(1);
    await pay(program, 2_000);
    await first;
  },
  waits: async (program) => {
    await pay(program, 1_000);
    for (let turn = 0; turn < OWN_TURNS && !program.log.includes('payment.created of 1000'); turn++)
      await setTimeout(1);
    await pay(program, 2_000);
  },
};

interface Probed {
  /** The steps of the program without a disturbance. */
  readonly calm: Log;
  readonly log: Log;
  readonly exploration: Exploration;
}

/** Runs one schedule with a program that records what it meets: two payments, and then a read. */
export async function probe(way: Way, only: string, flow: Flow = 'in turn'): Promise<Probed> {
  const logs: Log[] = [];
  const exploration = await explore<Probe, Log>({
    setup: () => {
      const log: Log = [];
      logs.push(log);
      return log;
    },
    start: (surroundings: Surroundings<Log>) => startProbe(way, surroundings),
    scenario: async (program, { platform }) => {
      const before = platform.now();
      await flows[flow](program);
      await read(program);
      const days = (platform.now() - before) / 86_400_000;
      if (days >= 1) program.log.push(`${Math.round(days)} days later`);
      program.log.push('end');
      return 'paid';
    },
    settle: () => undefined,
    stop: ({ close }) => close(),
    accept,
    only,
  });
  return { calm: logs[0] ?? [], log: logs.at(-1) ?? [], exploration };
}

async function pay({ client, log }: Probe, amount: number): Promise<void> {
  const result = await resultOf(async () => {
    const token = await createCardToken(client);
    const { status } = await client.payments.create({ amount, currency: 'usd', payment_method: { token } });
    return status;
  });
  log.push(`payment of ${amount} ${result}`);
}

async function read({ client, log }: Probe): Promise<void> {
  const payments: Payment[] = await client.payments.list().toArray();
  log.push(`payments kept: ${payments.filter(({ captured }) => captured).length}`);
}

async function resultOf(run: () => Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}

async function startProbe(
  way: Way,
  { client, baseUrl, keys, publish, platform, kept: log }: Surroundings<Log>,
): Promise<Probe> {
  log.push('start');
  const startedAt = platform.now();
  const record = (body: string) => {
    const event: { event_name: string; data: { amount: number } } = JSON.parse(body);
    const minutes = Math.round((platform.now() - startedAt) / 60_000);
    log.push(`${event.event_name} of ${event.data.amount}${minutes === 0 ? '' : `, ${minutes} min later`}`);
  };
  const options = { events: ['payment.created', 'payment.succeeded'] } as const;
  if (way === 'in process') {
    publish(async (request) => {
      record(await request.text());
      return new Response(null, { status: 200 });
    }, options);
    return { client, log, close: () => undefined };
  }
  const server = recordingServer(record);
  publish(`http://127.0.0.1:${await listen(server)}/webhooks`, options);
  const own = new Client({
    clientId: keys.client_id,
    clientSecret: keys.client_secret,
    baseUrl,
    timeoutMs: 1_000,
    maxRetries: 1,
    system: { random: () => 0 },
  });
  return { client: own, log, close: () => void server.close() };
}

const recordingServer = (record: (body: string) => void): Server =>
  createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      record(body);
      response.end();
    });
  });
