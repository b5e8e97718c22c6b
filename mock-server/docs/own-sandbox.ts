import type { OwnSandbox } from '../wire/docs-visit';

/** Placeholder for the secret of a key pair that a reader may not see. */
export const HIDDEN_SECRET = 'YOUR_CLIENT_SECRET';

/** Pages on sandboxes that their reader is to start: in a container, in a pipeline, for a team. They name those addresses. */
const ofOtherSandboxes: ReadonlySet<string> = new Set([
  'guides/ci',
  'guides/company',
  'guides/containers',
  'guides/team-sandbox',
]);

/** The addresses of a sandbox that `start` started, with and without a scheme. A published port of a container is none. */
const defaultAddress = /(?<![\w.:/@-])(http:\/\/)?(?:127\.0\.0\.1|localhost):4010(?![\w:])/g;
const defaultUrls: readonly string[] = ['http://127.0.0.1:4010', 'http://localhost:4010'];

const fence = /^```.*\n[^]*?^```$/gm;
const shellFence = /^```sh\b.*\n[^]*?^```$/gm;

/** The commands that need no running sandbox, or one of their own. */
export const commandsWithoutSandbox: readonly string[] = [
  'agent',
  'cards',
  'compare',
  'completion',
  'errors',
  'exec',
  'explore',
  'help',
  'init',
  'openapi',
  'record',
  'scenarios',
  'start',
  'stop',
  'store',
  'verify',
];

/**
 * Returns a page, by its path below `/docs/`, as the sandbox serves it: with its own address and key pair instead of those of a
 * sandbox with defaults. Commands learn the address from a variable, which the first block of them sets. A program with a
 * sandbox in its own process keeps the keys of that one.
 */
export function onOwnSandbox(path: string, markdown: string, own: OwnSandbox): string {
  if (ofOtherSandboxes.has(path)) return markdown;
  const text = markdown.replaceAll(fence, (block) => (namesAddress(block) ? withKeys(block, own) : block));
  return withVariables(text, own).replaceAll(defaultAddress, (_, scheme: string | undefined) =>
    scheme === undefined ? own.baseUrl.replace(/^\w+:\/\//, '') : own.baseUrl,
  );
}

const namesAddress = (block: string): boolean => block.search(defaultAddress) >= 0 || block.startsWith('```http');

const withKeys = (block: string, { platform, clientId, clientSecret = HIDDEN_SECRET }: OwnSandbox): string =>
  block
    .replaceAll('test_default_secret', () => clientSecret)
    .replaceAll(/test_default\b/g, () => clientId)
    .replaceAll('/platforms/default/', () => `/platforms/${platform}/`);

/** Adds the variables that the commands of a page need, where they are not those of a sandbox with defaults. */
function withVariables(markdown: string, { baseUrl, platform }: OwnSandbox): string {
  const variables = {
    ...(!defaultUrls.includes(baseUrl) && { PAYMENTS_SANDBOX_URL: baseUrl }),
    ...(platform !== 'default' && { PAYMENTS_SANDBOX_PLATFORM: platform }),
  };
  const first = Array.from(markdown.matchAll(shellFence)).find(([block]) => usesSandbox(block));
  if (first === undefined || Object.keys(variables).length === 0) return markdown;
  const settings = Object.entries(variables).map(([name, value]) => ` ${name}=${value}`);
  const at = markdown.indexOf('\n', first.index) + 1;
  return `${markdown.slice(0, at)}export${settings.join('')}\n${markdown.slice(at)}`;
}

/** Whether a block has a command for a sandbox that the block does not name. */
const usesSandbox = (block: string): boolean =>
  Array.from(block.matchAll(/(?:\bnpx |^)payments-sandbox ([a-z][a-z-]*)(.*)/gm)).some(
    ([, name = '', rest = '']) => !commandsWithoutSandbox.includes(name) && !rest.includes('--sandbox '),
  );
