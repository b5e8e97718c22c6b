import type { Command } from 'commander';
import { namedOperations } from '../../../cli/control-commands/names';
import { commands } from '../../../cli/program';
import { createReporter } from '../../../cli/reporter';
import { namedResourceOperations } from '../../../cli/resource-commands/names';
import { createSandbox, serve } from '../../../mock-server/server';
import { card, payment } from '../../support/bodies';
import { createKnownObjects, validBodies } from '../../support/known-objects';
import { openPlatform } from '../../support/test-platform';
import { silentIo } from '../process-io';

/** A command that has no commands of its own. */
export interface Leaf {
  /** Its name, such as `payments list`. */
  readonly name: string;
  readonly command: Command;
}

/** Returns every command of the program. */
export async function everyCommand(): Promise<readonly Leaf[]> {
  const leavesOf = (command: Command, name: string): readonly Leaf[] =>
    command.commands.length === 0
      ? [{ name, command }]
      : command.commands.flatMap((each) => leavesOf(each, `${name} ${each.name()}`.trim()));
  return leavesOf(await commands(silentIo, await createReporter(silentIo), () => undefined, []), '');
}

/** The operation of a generated command. */
const operationIds = new Map(
  [...namedResourceOperations(), ...namedOperations()].map(({ group, verb, id }) => [`${group} ${verb}`, id]),
);

/** Serves a sandbox below /pay with an object of every kind. `argumentsOf` returns arguments with which a command succeeds. */
export async function serveEveryObject() {
  const sandbox = createSandbox({ randomSeed: 'every command', basePath: '/pay' });
  const server = await serve(sandbox);
  const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  const here = sandbox.platform(platform.id);
  const known = (await createKnownObjects(platform, { ids: [], accounts: [], token: '' })).idsByParameter;
  const bodies = validBodies(known);
  const publisher = here.publishers.create({ url: 'http://127.0.0.1:3000/webhooks/payments', events: ['payment.*'] });
  here.faults.create({ event_name: '*', fault: { webhook: 'lose' } });
  const fault = here.faults.create({ operation: 'createRefund', fault: { status: 503 }, times: 1 });
  await platform.testMode.post(
    '/v1/payments',
    payment({ payment_method: { card: card({ number: '4000000000009995' }) } }),
  );
  await platform.testMode.post('/v1/payments', { ...payment(), a_field_that_no_body_of_the_api_has: 'x'.repeat(200) });
  await here.waitForIdle();
  for (const name of ['base', 'now-and-then']) here.snapshots.create(name);
  const ids: Readonly<Record<string, readonly (string | undefined)[]>> = {
    ...known,
    payout_id: [...known.payout_id, ...known.proceeds_payout_id],
    publisher_id: [publisher.id],
    fault_id: [fault.id],
    event_id: here.events().map(({ id }) => id),
    delivery_id: here.deliveries().map(({ id }) => id),
    request_id: here.requests.list({}).map(({ id }) => id),
    job_id: here.jobs.list().flatMap(({ id, kind }) => (kind === 'settle_payment' ? [id] : [])),
    snapshot_name: ['base'],
    from_name: ['base'],
    to_name: ['now'],
    token_id: ['tok_1'],
    platform_id: [platform.id],
  };
  /** Fills the arguments of a command with the ids that they name, the one at a position of those that are known. */
  const argumentsOf = ({ name, command }: Leaf, at: number): readonly string[] => {
    const named = command.registeredArguments.filter(({ required }) => required).map((each) => each.name());
    const found = named.map((each) => {
      const values = ids[each] ?? [];
      return values[at % Math.max(values.length, 1)] ?? 'zz_1';
    });
    const [body] = bodies[operationIds.get(name) ?? ''] ?? [];
    return [...found, ...(body === undefined ? [] : ['--data', JSON.stringify(body)])];
  };
  return {
    ids,
    url: server.url,
    id: platform.id,
    argumentsOf,
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}
