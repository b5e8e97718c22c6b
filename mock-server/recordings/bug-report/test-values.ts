import { cardNumberNamed } from '../../domain/card-names';
import { testValueOf } from '../../domain/test-values';
import { REDACTED } from '../../wire/redact';
import type { RecordedExchange, Recording } from '../exchange';

/**
 * Returns a recording of a request log whose requests have test values for what the log masked: the test card that a name stands
 * for, or the plain card of a brand, and valid numbers of bank accounts and people.
 */
export function withTestValues(recording: Recording): Recording {
  const { file, host, from, to, exchangeCount, deliveryCount, ignored } = recording;
  return {
    file,
    host,
    from,
    to,
    exchangeCount,
    deliveryCount,
    ignored,
    exchanges: () => withValues(recording.exchanges()),
    deliveries: () => recording.deliveries(),
    close: () => recording.close(),
  };
}

async function* withValues(exchanges: AsyncIterable<RecordedExchange>): AsyncGenerator<RecordedExchange> {
  for await (const exchange of exchanges) {
    const { request, response } = exchange;
    const lastFour = /"acct_last_four":"(\d{4})"/.exec(response.body ?? '')?.[1];
    yield { ...exchange, request: { ...request, body: withValue(request.body, lastFour) } };
  }
}

function withValue(body: string | undefined, lastFour: string | undefined): string | undefined {
  if (body === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(body, (name, inner: unknown) => {
      if (typeof inner !== 'string') return inner;
      return cardNumberNamed(inner) ?? (inner === REDACTED ? testValueOf(name, lastFour) : undefined) ?? inner;
    });
    return JSON.stringify(value);
  } catch {
    // Not JSON: sent as it is.
    return body;
  }
}
