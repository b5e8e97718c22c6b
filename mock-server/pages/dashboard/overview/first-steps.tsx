import { firstPayment } from '../../../../spec/derive/first-payment';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { ownBaseUrl } from '../../../wire/host';
import type { Visit } from '../page';
import { CodeBlock } from '../parts/code-block';
import { Section } from '../parts/values';
import { readApi } from '../read';

/** A test of a shop: the first one of the guide to Vitest. */
const firstTest = `
import { expect, paymentInput, test } from 'payments-sandbox/vitest';

test('a payment is announced', async ({ client, inbox }) => {
  const { id } = await client.payments.create(paymentInput());
  const { data } = await inbox.next('payment.succeeded');
  expect(data).toMatchResource('Payment', { id, captured: true });
});
`.trim();

const GUIDE = 'https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/guides/vitest.md';

/** First steps on a platform without payments, in test mode. */
export function FirstSteps({ visit }: { readonly visit: Visit }) {
  const { platform, mode, links, request } = visit;
  const hasPayments = readApi(visit, 'listPayments', {}, new URLSearchParams({ limit: '1' })).items.length > 0;
  if (mode === 'live' || hasPayments) return null;
  const { client_id, client_secret } = platform.keys.test;
  const keys = { client_id, client_secret: client_secret ?? 'YOUR_CLIENT_SECRET' };
  return (
    <Section title="First steps">
      <ol class="steps">
        <li>
          <h3>Make a payment</h3>
          <p>
            <a href={links.to('payments/new')}>Create one here</a>, or paste this into a terminal.
          </p>
          <CodeBlock id="first-payment" button="Copy commands" text={firstPayment(ownBaseUrl(request), keys)} />
        </li>
        <li>
          <h3>Add a webhook endpoint</h3>
          <p>
            A <a href={links.to('publishers')}>publisher</a> delivers the events of each payment to your program.
          </p>
        </li>
        <li>
          <h3>Write a test</h3>
          <p>
            The <a href={GUIDE}>test kit</a> gives each test a platform of its own.
          </p>
          <CodeBlock id="first-test" button="Copy test" text={firstTest} />
        </li>
      </ol>
    </Section>
  );
}
