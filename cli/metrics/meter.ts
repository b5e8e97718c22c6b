import { type RunningServer, type Sandbox, type SandboxOptions, serve } from '../../mock-server/server';

type Observer = NonNullable<SandboxOptions['observer']>;

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics of a sandbox. What measures is loaded with the first reading, and counts from then on. */
export class Meter {
  readonly #observer: Observer;
  #sandbox: Sandbox | undefined;
  #reading: Promise<() => Promise<string>> | undefined;

  constructor(observer: Observer) {
    this.#observer = observer;
  }

  /** Sets the sandbox that is measured, once it is open. */
  setSandbox(sandbox: Sandbox): void {
    this.#sandbox = sandbox;
  }

  /** Returns the metrics in the text format of Prometheus. */
  readonly read = async (): Promise<string> => {
    this.#reading ??= this.#begin();
    return (await this.#reading)();
  };

  async #begin(): Promise<() => Promise<string>> {
    const { createMetrics } = await import('./metrics');
    if (this.#sandbox === undefined) throw new Error('the sandbox is not open yet');
    return createMetrics(this.#sandbox, this.#observer);
  }

  /** Serves the metrics on a port of their own, without a token, and counts at once. */
  async serve(sandbox: Sandbox, port: number, host: string): Promise<RunningServer> {
    const { newRequestId, platformOptions } = sandbox;
    await this.read();
    return serve(
      {
        respond: async ({ path }) =>
          path === '/metrics' || path === '/_sandbox/metrics'
            ? { status: 200, contentType: CONTENT_TYPE, headers: {}, body: await this.read() }
            : { status: 404, contentType: 'text/plain', headers: {}, body: 'The metrics are at /metrics.\n' },
        newRequestId,
        platformOptions,
        interrupt: () => undefined,
        // This port has the metrics only.
        hasControlToken: true,
      },
      { port, host },
    );
  }
}
