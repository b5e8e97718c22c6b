import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { enum as choice, object, record, string, unknown } from 'zod';
import { isLoopback } from '../../../mock-server/server';
import { version } from '../../../package.json';
import { docsIn, searchingDocs } from '../../docs';
import type { Use } from '../../connection/choose-platform';
import type { SandboxConnection } from '../../control-client';
import type { Io } from '../../io';
import type { SandboxOptions } from '../../sandbox-options';
import { runClock } from '../clock/run';
import { explainRequest } from './explain-request';
import { findObjects } from './find-objects';
import { findSections } from './search-docs';
import { sendable, sendRequest, unknownOperation } from './send-request';
import { readStatus } from './status';

const instructions =
  'A local sandbox of a payments API: no money moves. Begin with status. If no sandbox runs, start one in the background: ' +
  'npx payments-sandbox start. Look up fields, test cards and scenarios with search_docs instead of guessing.';

const isRead = { readOnlyHint: true, openWorldHint: false };
const isLocal = { openWorldHint: false };

/** Whether the tools may use a sandbox: one on this machine, or one whose token the caller has. */
export function isAllowed({ url, controlToken }: SandboxConnection): boolean {
  return controlToken !== undefined || isLoopback(new URL(url).hostname);
}

/** Returns the sandbox and the platform of a call, which may have changed since the last one. */
type Connect = (use: Use) => Promise<SandboxOptions>;

/** Serves the tools on standard input and output until the input ends. */
export function serveTools(connect: Connect, io: Pick<Io, 'dist' | 'stderr'>): void {
  serveStdio(() => serverOf(connect, io));
}

function serverOf(connect: Connect, io: Pick<Io, 'dist' | 'stderr'>): McpServer {
  const server = new McpServer({ name: 'payments-sandbox', version }, { instructions });
  registerReads(server, connect);
  registerChanges(server, connect, io);
  registerSearch(server, io);
  return server;
}

function registerReads(server: McpServer, connect: Connect): void {
  server.registerTool(
    'status',
    {
      description:
        'Whether the sandbox runs, its clock, its webhook endpoints, and the latest requests of the program under test. Next: explain_request with the id of one that failed.',
      annotations: isRead,
    },
    async () => json(await readStatus(await connect('control'))),
  );
  server.registerTool(
    'explain_request',
    {
      description:
        'Why a request got its response: verdict, what violates the API and how to fix it, the rule behind an error, its events, and whether the webhook endpoints received them. Next: fix the code, or search_docs with the error code.',
      inputSchema: object({
        request_id: string()
          .regex(/^req_\w+$/)
          .describe('Request-Id of the response, or an id of status: req_…'),
      }),
      annotations: isRead,
    },
    async ({ request_id }) => json(await explainRequest(request_id, await connect('control'))),
  );
  server.registerTool(
    'find_objects',
    {
      description:
        'Find objects in test mode by what you know of them: the newest of each kind that have every word. Next: send_request with the operation that gets the object, and its id.',
      inputSchema: object({
        words: string().describe(
          'A name, an e-mail address, an amount such as 19.99, a state, an error code, a value of metadata, or an id.',
        ),
      }),
      annotations: isRead,
    },
    async ({ words }) => json(await findObjects(words, await connect('control'))),
  );
}

function registerChanges(server: McpServer, connect: Connect, { stderr }: Pick<Io, 'stderr'>): void {
  server.registerTool(
    'send_request',
    {
      description:
        'Send a request to the API, in test mode. Example: createPayment with {"amount":1000,"currency":"usd","payment_method":{"card":{"name":"Ada","number":"4242424242424242","month":12,"year":2040,"verification":"123","address_postal_code":"94107"}},"metadata":{"payment_test":{"scenario":"insufficient_funds"}}}. Amounts are in cents. A declined payment has the status 402 and is stored. Next: explain_request with request_id.',
      inputSchema: object({
        operation: choice([...sendable.keys()], { error: ({ input }) => unknownOperation(input) }).describe(
          'The operationId of the OpenAPI document.',
        ),
        parameters: record(string(), unknown())
          .default({})
          .describe(
            'All parameters side by side by their names: of the path, query and body, Sub-Account, Idempotency-Key. An unknown name gets the list of them.',
          ),
      }),
      annotations: isLocal,
    },
    async ({ operation, parameters }) => json(await sendRequest(operation, parameters, await connect('api'))),
  );
  server.registerTool(
    'advance_clock',
    {
      description:
        'Move the clock of the sandbox forward and run what is due until then: settlements, payouts, expiries, webhook retries. It cannot go back. Next: read the objects that changed with send_request.',
      inputSchema: object({ duration: string().describe('8d, 25m, 1d 12h or P8D.') }),
      annotations: isLocal,
    },
    async ({ duration }) =>
      text(await runClock('advance', duration, { ...(await connect('control')), json: true }, stderr)),
  );
}

function registerSearch(server: McpServer, { dist = '' }: Pick<Io, 'dist'>): void {
  const read = docsIn(dist);
  const search = searchingDocs(read);
  server.registerTool(
    'search_docs',
    {
      description:
        'Find what the guides and the reference say: fields and errors of an operation, test cards, scenarios, fees, webhooks, tests. Needs no sandbox. Next: read a whole page in the package, at its path with .md.',
      inputSchema: object({
        query: string().describe(
          "Words or a question: why is my refund's fee 12? The first 200 characters are sought, and of each word the first 32.",
        ),
      }),
      annotations: isRead,
    },
    async ({ query }) => json(await findSections(query, read, search)),
  );
}

const json = (result: object) => text(JSON.stringify(result));

/** The SDK makes the result of an error from its message. */
const text = (result: string) => ({ content: [{ type: 'text' as const, text: result }] });
