import { randomUUID } from 'node:crypto';
import { type ApiResponse, exchange, type Target } from '../../test/support/api';
import { bankPayment, payment } from '../../test/support/bodies';

/** A platform with payments, a publisher and jobs. */
export interface CreatedPlatform {
  readonly id: string;
  readonly token: string;
  readonly payments: number;
}

export interface CreateOptions {
  readonly count: number;
  /** URL of the webhook endpoint. */
  readonly webhooks: string;
}

const CONCURRENT = 16;
const MAX_REPEATED = 100;
/** The number of large platforms. */
export const LARGE = 24;
/** Together they make several megabytes. */
const PAYMENTS_OF_LARGE = 40;
const METADATA_CHARACTERS = 60_000;

/** The platforms that were created, and the number of repetitions: on a busy machine, a replica may lose its lease. */
export interface CreatedPlatforms {
  readonly small: readonly CreatedPlatform[];
  readonly large: readonly CreatedPlatform[];
  readonly repeated: number;
}

/** Creates platforms through all replicas in turn, several at a time. A few of them are large. */
export async function createPlatforms(
  urls: readonly string[],
  { count, webhooks }: CreateOptions,
): Promise<CreatedPlatforms> {
  const small: CreatedPlatform[] = [];
  const large: CreatedPlatform[] = [];
  let begun = 0;
  let repeated = 0;
  const createNext = async (i: number) => {
    const target = { baseUrl: urls[i % urls.length] ?? '', fetch };
    if (i < LARGE) large.push(await create(target, webhooks, Array.from({ length: PAYMENTS_OF_LARGE }, largePayment)));
    else small.push(await create(target, webhooks, [payment(), payment(), bankPayment()]));
  };
  const isCreated = (i: number) =>
    createNext(i).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedError) return false;
        throw error;
      },
    );
  const work = async () => {
    for (let i = begun++; i < count; i = begun++) {
      while (!(await isCreated(i)))
        if (++repeated > MAX_REPEATED) throw new Error(`${repeated} creations were refused`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return { small, large, repeated };
}

/** A replica responded 503. */
class RefusedError extends Error {}

const largePayment = () => payment({ metadata: { text: 'x'.repeat(METADATA_CHARACTERS) } });

async function create(target: Target, url: string, payments: readonly object[]): Promise<CreatedPlatform> {
  const { id, test } = succeeded(await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  const control = async (path: string, body: object) =>
    succeeded(await exchange(target, 'POST', `/_sandbox/platforms/${id}/${path}`, { body }));
  await control('publishers', { url, events: ['payment.*'] });
  await control('job_settings', { settle_payment: '30d' });
  const granted = succeeded(await exchange(target, 'POST', '/oauth/token', { body: test })).as('AccessToken');
  const headers = { authorization: `Bearer ${granted.access_token}` };
  for (const body of payments) {
    const key = { 'idempotency-key': randomUUID() };
    succeeded(await exchange(target, 'POST', '/v1/payments', { body, headers: { ...headers, ...key } }));
  }
  return { id, token: granted.access_token, payments: payments.length };
}

function succeeded(response: ApiResponse): ApiResponse {
  if (response.status === 503) throw new RefusedError(response.text);
  if (response.status >= 400) throw new Error(`a response is ${response.status} ${response.text}`);
  return response;
}
