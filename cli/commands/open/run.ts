import { spawn } from 'node:child_process';
import { callControlApi } from '../../control-client';
import type { Io } from '../../io';
import { openerOn } from '../../operating-system';
import type { SandboxOptions } from '../../sandbox-options';

/** The pages that can be opened. */
export type OpenPage = 'dashboard' | 'docs';

interface OpenOptions extends SandboxOptions {
  readonly json?: boolean;
}

/** Opens a page in a browser if there is a terminal. Returns the output: its address. */
export async function runOpen(
  page: OpenPage,
  options: OpenOptions,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  await callControlApi(options, { method: 'GET', path: ['health'] });
  const path = page === 'docs' ? 'docs/' : `_sandbox/dashboard/${encodeURIComponent(options.platform)}/`;
  const url = `${options.url}/${path}`;
  if (options.json) return `${JSON.stringify({ url })}\n`;
  if (!stdout.isTTY || !['', 'false', '0'].includes(env['CI'] ?? '')) return `${url}\n`;
  const isOpen = await openInBrowser(url, env);
  return isOpen ? `Opened ${url}\n` : `${url}\nNo browser could be opened: open the address in one.\n`;
}

/** Starts the opener of the operating system, and does not wait for it. Resolves to whether there is one. */
function openInBrowser(url: string, env: Io['env']): Promise<boolean> {
  const [command, ...args] = openerOn();
  return new Promise((resolve) => {
    const opener = spawn(command, [...args, url], { env: { ...env }, detached: true, stdio: 'ignore' });
    opener.once('error', () => resolve(false));
    opener.once('spawn', () => {
      opener.unref();
      resolve(true);
    });
  });
}
