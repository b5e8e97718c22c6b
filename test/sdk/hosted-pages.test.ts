import { describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { checkoutUrl, onboardingUrl, onOnboardingMessage, type OnboardingMessage } from '../../sdk';
import { messagesOf } from '../support/page-script';

const id = 'a'.repeat(64);
const session = { checkout_session_id: id, url: `https://pay.example/sandbox/r/${id}` };
const account = { id: 'acc_0123456789abcdefghijkl' };
const variable = 'PAYMENTS_API_URL';

describe('the address of a hosted checkout', () => {
  test('options.baseUrl wins over the url of the session', () => {
    expect(checkoutUrl(session, { baseUrl: 'http://127.0.0.1:4010' })).toBe(`http://127.0.0.1:4010/r/${id}`);
  });

  test('the url of the session wins over the environment', () => {
    vi.stubEnv(variable, 'http://env.test');
    expect(checkoutUrl(session)).toBe(session.url);
    expect(checkoutUrl(session, { baseUrl: undefined })).toBe(session.url);
  });

  test('an id has the environment only', () => {
    vi.stubEnv(variable, 'http://env.test/');
    expect(checkoutUrl(id)).toBe(`http://env.test/r/${id}`);
  });

  test('of a service that sends no url, too', () => {
    vi.stubEnv(variable, 'http://env.test');
    const result: unknown = Reflect.apply(checkoutUrl, undefined, [{ checkout_session_id: id }]);
    expect(result).toBe(`http://env.test/r/${id}`);
  });

  test('is that which the sandbox serves', async () => {
    const sandbox = createSandbox();
    const client = sandbox.client();
    const intent = await client.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    const created = await client.checkoutSessions.create({
      payment_intent_id: intent.id,
      after_payment_url: 'https://shop.example/thanks',
    });
    const url = checkoutUrl(created.checkout_session_id, { baseUrl: new URL(created.url).origin });
    expect([url, checkoutUrl(created)]).toEqual([created.url, created.url]);
    expect((await sandbox.fetch(url)).status).toBe(200);
  });
});

describe('the address of the hosted onboarding', () => {
  test.each(['http://pages.test', 'http://pages.test/', 'http://pages.test/prefix'])('below %s', (baseUrl) => {
    const expected = `${baseUrl.replace(/\/$/, '')}/onboarding/${account.id}`;
    expect(onboardingUrl(account.id, { baseUrl })).toBe(expected);
  });

  test('is that which the sandbox serves', async () => {
    const sandbox = createSandbox();
    const created = await sandbox.client().subAccounts.create({ name: 'Shop', currency: 'usd' });
    const url = onboardingUrl(created, { baseUrl: 'http://sandbox.test' });
    expect((await sandbox.fetch(url)).status).toBe(200);
  });
});

describe('what has no address is a TypeError', () => {
  test.each<[name: string, call: () => unknown, says: RegExp]>([
    ['no base URL', () => onboardingUrl(account.id), /baseUrl.*PAYMENTS_API_URL/],
    ['no base URL of a session', () => checkoutUrl(id), /baseUrl.*PAYMENTS_API_URL/],
    ['no scheme', () => checkoutUrl(id, { baseUrl: 'localhost:4010' }), /"localhost:4010".*http:\/\//],
    ['another scheme', () => checkoutUrl(id, { baseUrl: 'ftp://a.test' }), /"ftp:\/\/a.test".*http:\/\//],
    [
      '/v1',
      () => onboardingUrl(account.id, { baseUrl: 'http://a.test/v1' }),
      /"http:\/\/a.test\/v1".*write "http:\/\/a.test"/,
    ],
    ['a query', () => onboardingUrl(account.id, { baseUrl: 'http://a.test/?b=1' }), /query.*write "http:\/\/a.test"/],
    ['a password', () => checkoutUrl(id, { baseUrl: 'http://u:pass@a.test' }), /password: write "http:\/\/a.test"/],
    ['an empty id', () => onboardingUrl('', { baseUrl: 'http://a.test' }), /id of the sub account/],
    ['a path', () => onboardingUrl('../r/x', { baseUrl: 'http://a.test' }), /id of the sub account/],
    ['a URL', () => checkoutUrl(session.url, { baseUrl: 'http://a.test' }), /checkout_session_id/],
    ['no session', () => Reflect.apply(checkoutUrl, undefined, [undefined]), /checkout_session_id/],
    ['no account', () => Reflect.apply(onboardingUrl, undefined, [{}]), /id of the sub account/],
  ])('%s', (_name, call, says) => {
    vi.stubEnv(variable, undefined);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(says);
  });

  test('a wrong variable is named', () => {
    vi.stubEnv(variable, 'env.test');
    expect(() => checkoutUrl(id)).toThrow(/PAYMENTS_API_URL "env.test"/);
  });

  test('without a process there is no environment', () => {
    vi.stubGlobal('process', undefined);
    expect(() => checkoutUrl(id)).toThrow(TypeError);
  });
});

/** A window that dispatches messages, as far as a listener needs one. */
class FakeWindow {
  readonly listeners = new Set<(event: MessageEvent) => void>();
  addEventListener = (type: string, listener: (event: MessageEvent) => void): void => {
    if (type === 'message') this.listeners.add(listener);
  };
  removeEventListener = (type: string, listener: (event: MessageEvent) => void): void => {
    if (type === 'message') this.listeners.delete(listener);
  };
  dispatch(origin: string, data: unknown): void {
    for (const listener of this.listeners) listener(new MessageEvent('message', { origin, data }));
  }
}

describe('messages of the hosted onboarding', () => {
  const origin = 'http://127.0.0.1:4010';
  const listen = (options = { origin }) => {
    const window = new FakeWindow();
    const received: OnboardingMessage[] = [];
    const stop = onOnboardingMessage(window, (message) => received.push(message), options);
    return { window, received, stop };
  };

  test.each<OnboardingMessage>([
    { eventType: 'submitSuccess' },
    { eventType: 'submitFailure' },
    { eventType: 'submitFailure', reason: 'duplicate_record' },
  ])('%j is received', (message) => {
    const { window, received } = listen();
    window.dispatch(origin, message);
    expect(received).toEqual([message]);
  });

  test.each([{ eventType: 'submitSuccess' }, { eventType: 'submitFailure', reason: 'duplicate_record' }])(
    'the message that the script of the page posts for %j is received',
    (result) => {
      const { window, received } = listen();
      const messages = messagesOf({ dataset: result, ancestors: ['http://shop.test'] });
      expect(messages).toHaveLength(1);
      for (const [message] of messages) window.dispatch(origin, message);
      expect(received).toEqual([result]);
    },
  );

  test.each<[name: string, from: string, data: unknown]>([
    ['another port', 'http://127.0.0.1:4011', { eventType: 'submitSuccess' }],
    ['another scheme', 'https://127.0.0.1:4010', { eventType: 'submitSuccess' }],
    ['a frame without an origin', 'null', { eventType: 'submitSuccess' }],
    ['a longer host', 'http://127.0.0.1:40100', { eventType: 'submitSuccess' }],
    ['another type', origin, { eventType: 'submitPending' }],
    ['a name of Object', origin, { eventType: 'toString' }],
    ['a reason that is no text', origin, { eventType: 'submitFailure', reason: 5 }],
    ['text', origin, 'submitSuccess'],
    ['a list', origin, ['submitSuccess']],
    ['nothing', origin, null],
    ['undefined', origin, undefined],
  ])('%s is dropped', (_name, from, data) => {
    const { window, received } = listen();
    window.dispatch(from, data);
    expect(received).toEqual([]);
  });

  test('the listener gets the documented fields only', () => {
    const { window, received } = listen();
    window.dispatch(origin, { eventType: 'submitSuccess', reason: 'x', extra: 1 });
    window.dispatch(origin, { eventType: 'submitFailure', reason: undefined, extra: 1 });
    expect(received).toStrictEqual([{ eventType: 'submitSuccess' }, { eventType: 'submitFailure' }]);
  });

  test('the returned function stops it, and twice is once', () => {
    const { window, received, stop } = listen();
    stop();
    stop();
    window.dispatch(origin, { eventType: 'submitSuccess' });
    expect(received).toEqual([]);
    expect(window.listeners.size).toBe(0);
  });

  test('two listeners are independent', () => {
    const window = new FakeWindow();
    const received: string[] = [];
    const stop = onOnboardingMessage(window, () => received.push('first'), { origin });
    onOnboardingMessage(window, () => received.push('second'), { origin });
    stop();
    window.dispatch(origin, { eventType: 'submitSuccess' });
    expect(received).toEqual(['second']);
  });

  test.each(['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/onboarding/acc_1'])(
    'the origin of %s is meant',
    (address) => {
      const { window, received } = listen({ origin: address });
      window.dispatch(origin, { eventType: 'submitSuccess' });
      expect(received).toHaveLength(1);
    },
  );

  test.each(['*', '', '127.0.0.1:4010', 'null', 'data:text/html,x'])('"%s" is not an origin', (wrong) => {
    expect(() => listen({ origin: wrong })).toThrow(TypeError);
    expect(() => listen({ origin: wrong })).toThrow('origin');
  });
});
