import { CONTROL_TOKEN_VARIABLE } from './control-token';

/** A sandbox that answered, and refused. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export interface ControlQuery {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/_sandbox/platforms/`, or below `/_sandbox/` what is about no platform. */
  readonly path: readonly string[];
  readonly ofSandbox?: true;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A sandbox that runs, and how to get in. */
export interface SandboxAt {
  readonly url: string;
  /** Of one that has one. */
  readonly controlToken?: string | undefined;
}

/** Asks a running sandbox on its own paths. Throws a `Refusal`, or says that there is no sandbox to ask. */
export async function askSandbox(
  at: SandboxAt,
  { method, path, ofSandbox, query, body }: ControlQuery,
): Promise<object> {
  const { url, controlToken } = at;
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  const address = `${url}/_sandbox/${ofSandbox ? '' : 'platforms/'}${path.map(encodeURIComponent).join('/')}${search}`;
  const response = await fetch(address, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(controlToken !== undefined && { Authorization: `Bearer ${controlToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(
      `No sandbox answers at ${url}\nTo start one: payments-sandbox start\nIf yours is elsewhere, name its address: --url URL`,
      { cause },
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof answer === 'object' && answer !== null) return answer;
  const refusal = refusalOf(response.status, answer);
  if (refusal?.code === 'control_not_authenticated') throw new Error(tokenWanted(at), { cause: refusal });
  throw refusal ?? new Error(`What answers at ${url} is no payments-sandbox. Name the address of yours: --url URL`);
}

function tokenWanted({ url, controlToken }: SandboxAt): string {
  return [
    `The sandbox at ${url} ${controlToken === undefined ? 'asks for its control token' : 'has another control token'}.`,
    `Give the one that it was started with: --control-token TOKEN, or in ${CONTROL_TOKEN_VARIABLE}`,
  ].join('\n');
}

function refusalOf(status: number, answer: unknown): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined;
  const { code, message } = error;
  return typeof code === 'string' && typeof message === 'string' ? new Refusal(status, code, message) : undefined;
}
