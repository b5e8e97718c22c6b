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

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/_sandbox/platforms/`. */
  readonly path: readonly string[];
  readonly body?: object;
}

/** Asks a running sandbox on its own paths. Throws a `Refusal`, or says that there is no sandbox to ask. */
export async function askSandbox(url: string, { method, path, body }: Question): Promise<object> {
  const address = `${url}/_sandbox/platforms/${path.map(encodeURIComponent).join('/')}`;
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new Error(
      `No sandbox answers at ${url}\nTo start one: payments-sandbox start\nIf yours is elsewhere, name its address: --url URL`,
      { cause },
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof answer === 'object' && answer !== null) return answer;
  const refusal = refusalOf(response.status, answer);
  throw refusal ?? new Error(`What answers at ${url} is no payments-sandbox. Name the address of yours: --url URL`);
}

function refusalOf(status: number, answer: unknown): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined;
  const { code, message } = error;
  return typeof code === 'string' && typeof message === 'string' ? new Refusal(status, code, message) : undefined;
}
