import type autocannon from 'autocannon';
import { loadGenerator } from './load-generator';

/** A number of requests, sent at once over some connections. */
export interface Burst {
  readonly url: string;
  readonly request: autocannon.Request;
  readonly amount: number;
  readonly connections: number;
  /** The burst ends when a response arrives after so many milliseconds, whatever is outstanding. */
  readonly milliseconds: number;
}

/** The result of a burst, at its last response. */
export interface Sent {
  readonly requests: number;
  readonly seconds: number;
}

const REQUEST_TIMEOUT_S = 120;

/**
 * Sends a burst. It is over at its last response: the load generator itself notices that only once a second. Rejects if a
 * response is not 2xx, or a request fails.
 */
export function sendBurst({ url, request, amount, connections, milliseconds }: Burst): Promise<Sent> {
  if (amount <= 0) return Promise.resolve({ requests: 0, seconds: 0 });
  const options = {
    url,
    amount,
    requests: [request],
    connections: Math.min(connections, amount),
    timeout: REQUEST_TIMEOUT_S,
  };
  const generate = loadGenerator();
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let requests = 0;
    let failed = 0;
    let seconds = 0;
    const finish = () => {
      if (failed > 0) reject(new Error(`${failed} of ${amount} requests failed`));
      else resolve({ requests, seconds });
    };
    const instance = generate(options, (error: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error('the load failed'));
      finish();
    });
    instance.on('reqError', () => failed++);
    instance.on('response', (_client, status) => {
      requests++;
      if (status < 200 || status > 299) failed++;
      seconds = (performance.now() - start) / 1000;
      if (seconds * 1000 >= milliseconds) instance.stop();
      if (requests === amount || seconds * 1000 >= milliseconds) finish();
    });
  });
}
