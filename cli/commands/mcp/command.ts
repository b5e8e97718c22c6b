import { Command } from 'commander';
import type { SandboxConnection } from '../../control-client';
import type { Io } from '../../io';
import { connectionOf, withSandboxOptions } from '../../sandbox-options';

const examples = `
An agent starts it by itself. In the file where it lists its servers:
  { "mcpServers": { "payments-sandbox": { "command": "npx", "args": ["payments-sandbox", "mcp"] } } }

A sandbox that is not on this machine needs a control token.`;

/** Declares `mcp`. */
export function mcpCommand(io: Io): Command {
  const mcp = new Command('mcp')
    .summary('give a coding agent the sandbox as tools')
    .description(
      'Serve tools for a running sandbox on standard input and output, by the Model Context Protocol: status, send a request, ' +
        'explain one, advance the clock, search the documentation. Starts without a sandbox, too.',
    );
  const command = withSandboxOptions(mcp, 'platform to use', io, { isLate: true }).addHelpText('after', examples);
  return command.action(async (options: SandboxConnection) => {
    const { isAllowed, serveTools } = await import('./run');
    if (!isAllowed(options))
      command.error(`error: ${options.url} is not an address of this machine: pass --control-token TOKEN`);
    serveTools((use) => connectionOf(command, io, use), io);
  });
}
