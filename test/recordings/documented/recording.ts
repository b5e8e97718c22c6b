import type { Har, HarEntry } from '../../../mock-server/recordings/har/har';
import { accountExchanges } from './account-exchanges';
import { checkoutExchanges } from './checkout-exchanges';
import { entityExchanges } from './entity-exchanges';
import { bodyOf, type DocumentedEntry, type DocumentedEvent, type DocumentedExchange } from './exchange';
import { bookshop, id, platform } from './objects';
import { paymentExchanges } from './payment-exchanges';
import { paymentMethodExchanges } from './payment-method-exchanges';
import { payoutExchanges } from './payout-exchanges';

/** One story: later exchanges need what earlier ones created. */
const story: readonly DocumentedEntry[] = [
  ...accountExchanges,
  ...entityExchanges,
  ...paymentMethodExchanges,
  ...paymentExchanges,
  ...checkoutExchanges,
  ...payoutExchanges,
];

/** Returns a recording of what the documentation of the service shows. */
export function documentedRecording(): Har {
  let at = Date.parse('2027-06-07T10:00:00Z');
  const entries = story.map((entry, index) => {
    at += ('event' in entry ? 1 : (entry.after ?? 3)) * 1_000;
    return 'event' in entry ? deliveryOf(entry, index, at) : exchangeOf(entry, index, at);
  });
  return { log: { version: '1.2', creator: { name: 'documentation', version: '1' }, entries } };
}

function exchangeOf(exchange: DocumentedExchange, index: number, at: number): HarEntry {
  const { request, sent, status, account = bookshop, key = `key-${index}` } = exchange;
  const [method = '', path = ''] = request.split(' ');
  const isOfPlatform = /^\/(oauth|v1\/(sub_accounts|entities|web_component_tokens|onboarding|proceeds))/.test(path);
  const headers = {
    ...(!isOfPlatform && { 'Sub-Account': account }),
    ...(method !== 'GET' && key !== null && { 'Idempotency-Key': key }),
    ...(sent && { 'Content-Type': 'application/json' }),
  };
  return harEntry({ at, method, url: `https://api.example${path}`, headers, sent, status, shown: bodyOf(exchange) });
}

function deliveryOf({ event, about, account = bookshop }: DocumentedEvent, index: number, at: number): HarEntry {
  const sent = {
    id: id('evt', String(index)),
    account_id: account,
    account_type: 'test',
    platform_account_id: platform,
    idempotency_key: `key-${index - 1}`,
    request_id: id('req', String(index)),
    version: 'v1',
    data: about,
    event_name: event,
  };
  return harEntry({ at, method: 'POST', url: 'https://app.example/webhooks', headers: {}, sent, status: 200 });
}

interface EntryParts {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent?: object | string | undefined;
  readonly status: number;
  readonly shown?: object | undefined;
}

function harEntry({ at, method, url, headers, sent, status, shown }: EntryParts): HarEntry {
  const mimeType = 'application/json';
  const sizes = { headersSize: -1, bodySize: -1 };
  return {
    startedDateTime: new Date(at).toISOString(),
    time: 100,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      queryString: [],
      ...sizes,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(sent && { postData: { mimeType, text: typeof sent === 'string' ? sent : JSON.stringify(sent) } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      redirectURL: '',
      ...sizes,
      headers: shown ? [{ name: 'Content-Type', value: mimeType }] : [],
      content: { size: -1, mimeType, ...(shown && { text: JSON.stringify(shown) }) },
    },
    cache: {},
    timings: { send: 0, wait: 100, receive: 0 },
  };
}
