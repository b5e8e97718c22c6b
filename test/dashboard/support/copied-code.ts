import { execFile, execFileSync, type StdioOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { CopiedRequest, RequestEntry } from '../../../mock-server/pages/dashboard/traffic/copied-request';
import { Client } from '../../../sdk';
import type { Fetch } from '../../support/api';
import { BASE_URL } from './traffic';

export const anyEntry: RequestEntry = {
  id: 'req_1',
  method: 'POST',
  path: '/v1/payments',
  operation: 'createPayment',
  status: 201,
  error_code: null,
  explanation: null,
  fault_id: null,
  own: false,
  duration_ms: 0,
  account_id: 'acc_1',
  account_type: 'test',
  credential: { type: 'access_token', resources: [] },
  idempotency: null,
  events: [],
  clock: '2026-01-01T00:00:00.000Z',
  verdict: 'ok',
  violations: [],
  headers: {},
  request_body: null,
  answer_body: null,
};

/** Returns a request to copy with some fields of its entry. */
export const copyOf = (entry: Partial<RequestEntry>, subAccountId?: string): CopiedRequest => ({
  entry: { ...anyEntry, ...entry },
  baseUrl: BASE_URL,
  clientId: 'test_default',
  clientSecret: 'test_default_secret',
  subAccountId,
  lastFour: undefined,
});

/** Runs commands in one shell, where `curl` prints its arguments, or an access token. Returns the arguments of each request. */
export function argumentsOfEach(commands: readonly string[]): string[][] {
  const curl = `case "$1" in --silent) echo '{"access_token":"the token","expires_in":1}';; *) printf '%s\\0' "$#" "$@";; esac`;
  const script = `curl() { ${curl}; }\n${commands.join('\n')}\n`;
  // Without a standard input, as bash would read its settings if that were a socket.
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
  const printed = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8', stdio }).split('\0');
  return commands.map(() => printed.splice(0, Number(printed.shift())));
}

/** Returns the arguments of a command of curl. */
export const argumentsIn = (command: string): string[] => argumentsOfEach([command]).flat();

/** Returns the request that the arguments of curl ask for. */
export function requestOf([first = '', ...rest]: readonly string[]): {
  readonly url: string;
  readonly init: RequestInit;
} {
  const [url = '', ...options] = first === '--globoff' ? rest : [first, ...rest];
  const headers = new Headers();
  const init: RequestInit = { headers };
  for (let at = 0; at < options.length; at += 2) {
    const [name, value = ''] = options.slice(at, at + 2);
    if (name === '--header') headers.append(value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1));
    else if (name === '--request') init.method = value;
    else if (name === '--data-raw') init.body = value;
    else throw new Error(`unknown option ${name}`);
  }
  return { url, init };
}

/** Returns the request that a command of curl sends. */
export const requestIn = (command: string) => requestOf(argumentsIn(command));

/** Runs commands as they are. Returns what they print. */
export async function runInShell(commands: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', commands]);
  return stdout;
}

/** Runs code of the SDK, with `fetch` in place of that of the machine. */
export async function run(code: string, fetch: Fetch): Promise<unknown> {
  const [head, ...lines] = code.split('\n');
  expect(head).toBe(`import { Client } from 'payments-sandbox';`);
  class Reachable extends Client {
    constructor(options: ConstructorParameters<typeof Client>[0]) {
      super({ ...options, fetch, maxRetries: 0 });
    }
  }
  const body = `return (async () => {\n${lines.join('\n')}\nreturn result;\n})();`;
  return new Function('Client', body)(Reachable);
}

/** Texts that a shell, a program or a page would read as something else than text. */
export const nastyTexts = [
  `O'Brien's "tea"`,
  `'; touch owned; echo '`,
  '$(exit 7) `exit 7` ${HOME} $ACCESS_TOKEN !! \\',
  `\\' \\" \\\\'`,
  'line\nbreak\r\ttab\u0000\u001b[31m',
  'right\u202eto left\u2066\u200b\ufeff\u2028',
  '@/etc/passwd',
  'déjà vu 🍵 \ud800',
  '</pre><script>alert(1)</script>&amp;',
  "${process.exit(1)}`'+process.exit(1)+'",
];
