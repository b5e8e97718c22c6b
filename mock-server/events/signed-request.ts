import type { WebhookFaultKind } from '../../spec/tables/faults';
import type { PublisherRow } from '../rows';
import { renderEvent } from './render-event';
import type { WebhookRequest } from './send';
import { signatureHeaders } from './sign';
import type { StoredEvent } from './stored-events';

interface SignedRequestInput {
  readonly publisher: Pick<PublisherRow, 'url' | 'secret' | 'header_prefix'>;
  readonly event: StoredEvent;
  readonly platformAccountId: string;
  /** The timestamp in the signature. */
  readonly signedAt: string;
  /** The injected fault, if any. */
  readonly fault: WebhookFaultKind | null;
}

/** Returns the request of an attempt to deliver an event. The same input gives the same request, so none is stored. */
export function signedRequest(input: SignedRequestInput): WebhookRequest {
  const { publisher, event, platformAccountId, signedAt, fault } = input;
  const { url, header_prefix: prefix } = publisher;
  const body = JSON.stringify(renderEvent(event, platformAccountId));
  const secret = fault === 'wrong_signature' ? `${publisher.secret}_of_another` : publisher.secret;
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'payments-sandbox',
    ...signatureHeaders(body, { secret, timestamp: signedAt, prefix }),
  };
  return { url, headers, body };
}
