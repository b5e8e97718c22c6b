import { widthOf } from '../../help-layout';
import { wrapped } from '../../wrapped';
import type { Io } from '../../io';
import { paint, type Paint } from '../../paint';
import { printable } from '../../printable';
import type { Check, DoctorOptions } from './checks';
import { checkConfiguration } from './configuration';
import { checkDataDirectory } from './data-directory';
import { checkNode, checkPeers } from './packages';
import { checkClock, checkPublishers, checkRelease, checkSandbox, findHealth } from './sandbox';

/** Prints a line for each check. Returns the exit code: 1 for a problem. */
export async function runDoctor(options: DoctorOptions, io: Io): Promise<number> {
  const health = await findHealth(options);
  const ofSandbox = health === undefined ? [] : [await checkRelease(options)];
  // A sandbox that refuses one request, as without its control token, refuses the others.
  if (ofSandbox.some(({ status }) => status !== 'problem'))
    ofSandbox.push(await checkClock(options), ...(await checkPublishers(options)));
  const checks = [
    checkNode(),
    ...checkConfiguration(io),
    await checkSandbox(options, health),
    await checkDataDirectory(options, io, health !== undefined),
    ...(await checkPeers(io)),
    ...ofSandbox,
  ];
  const [status = 'ok'] = (['problem', 'warning'] as const).filter((each) => checks.some((one) => one.status === each));
  const colours = await paint(io.stdout, io.env);
  const lines = checks.map((check) => formatCheck(check, widthOf(io.stdout), colours));
  io.stdout.write(options.json ? `${JSON.stringify({ status, checks })}\n` : lines.join(''));
  return status === 'problem' ? 1 : 0;
}

const COLUMN = 'problem'.length;

function formatCheck({ name, status, message, advice }: Check, width: number, { green, red, yellow }: Paint): string {
  const colour = { ok: green, warning: yellow, problem: red }[status];
  const indent = ' '.repeat(COLUMN + 2);
  const first = `${status.padEnd(COLUMN)}  ${printable(`${name}: ${message}`)}`;
  const lines = [first, ...(advice === null ? [] : [`${indent}${printable(advice)}`])];
  return `${wrapped(lines.join('\n'), width).replace(status, colour(status))}\n`;
}
