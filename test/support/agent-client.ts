import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installTools } from './tools';

/** The parts of a client of the Model Context Protocol that tests use. Its types are not installed by `npm ci`. */
interface AgentClient {
  connect(transport: object): Promise<void>;
  close(): Promise<void>;
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  callTool(call: { readonly name: string; readonly arguments: object }): Promise<{
    readonly content: readonly ({ readonly type: 'text'; readonly text: string } | { readonly type: 'image' })[];
    readonly isError?: boolean;
  }>;
}

/** The protocol's own client. */
interface ClientModule {
  readonly Client: new (agent: { readonly name: string; readonly version: string }) => AgentClient;
}

interface StdioModule {
  readonly StdioClientTransport: new (program: {
    readonly command: string;
    readonly args: readonly string[];
  }) => object;
}

const FOLDER = 'checks/agents';

/** Starts a program and connects the protocol's own client to it. Installs the client before its first use. */
export async function connectAgent(command: string, args: readonly string[]): Promise<AgentClient> {
  installTools(FOLDER);
  const load = createRequire(resolve(FOLDER, 'package.json'));
  const { Client }: ClientModule = load('@modelcontextprotocol/client');
  const { StdioClientTransport }: StdioModule = load('@modelcontextprotocol/client/stdio');
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args }));
  return client;
}
