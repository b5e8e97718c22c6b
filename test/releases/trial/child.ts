import { readFileSync, writeFileSync } from 'node:fs';
import { payment } from '../../support/bodies';
import { textOf } from '../../support/seed-files';
import { fillPlatform, options, Requests } from '../rich-platform';
import { runProgram, type Segment } from './random-program';

/** What a process does with the sandbox of a tree. */
export type Command =
  | { readonly kind: 'read directory'; readonly directory: string }
  | { readonly kind: 'read seed file'; readonly file: string }
  | { readonly kind: 'write'; readonly directory: string; readonly file: string; readonly isDuplicateRefunded: boolean }
  | { readonly kind: 'run'; readonly directory: string; readonly segment: Segment };

const [tree = '', commands = '[]'] = process.argv.slice(2);
const { createSandbox, openSandboxIn }: typeof import('../../../mock-server/server') = await import(
  `${tree}/mock-server/server.ts`
);

async function carryOut(command: Command): Promise<string> {
  if (command.kind === 'read seed file') {
    const sandbox = createSandbox(options);
    await sandbox.platform().import(readFileSync(command.file));
    return textOf(sandbox.platform().export());
  }
  const sandbox = await openSandboxIn(command.directory, options);
  if (command.kind === 'run') {
    await runProgram(sandbox, command.segment);
    await writeOut(JSON.stringify([await textOf(sandbox.platform().export())]));
    // Nothing is under way, and nothing was closed.
    process.kill(process.pid, 'SIGKILL');
  }
  if (command.kind === 'write') {
    const requests = new Requests(sandbox);
    if (command.isDuplicateRefunded) await refundDuplicate(requests);
    await fillPlatform(requests);
  }
  const text = await textOf(sandbox.platform().export());
  if (command.kind === 'write') writeFileSync(command.file, text);
  await sandbox.close();
  return text;
}

async function refundDuplicate(requests: Requests): Promise<void> {
  const test = await requests.caller();
  const { id } = await test.post('/v1/payments', payment());
  await test.post(`/v1/payments/${id}/refunds`, { reason: 'duplicate' });
}

/** Resolves once a text was written. A pipe takes a part of it at a time. */
const writeOut = (text: string) => new Promise<unknown>((resolve) => process.stdout.write(text, resolve));

const texts: string[] = [];
const list: readonly Command[] = JSON.parse(commands);
for (const command of list) texts.push(await carryOut(command));
await writeOut(JSON.stringify(texts));
