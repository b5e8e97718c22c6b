import { Client } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

/** Pays on the hosted checkout, with the first test card that the page offers. */
async function main(): Promise<string> {
  const sandbox = createSandbox();
  const client = new Client({
    clientId: 'test_default',
    clientSecret: 'test_default_secret',
    baseUrl: 'http://sandbox.test',
    fetch: sandbox.fetch,
  });
  const { id } = await client.paymentIntents.create({ amount: 1_000, currency: 'usd' });
  const { url } = await client.checkoutSessions.create({
    payment_intent_id: id,
    after_payment_url: 'https://shop.example/thanks',
  });
  const textOf = async (address: string) => (await sandbox.fetch(address)).text();
  const [, card = ''] = /name="fill" value="([^"]*)"/.exec(await textOf(url)) ?? [];
  const fields = (await textOf(`${url}?fill=${card}`)).matchAll(/name="([^"]*)" type="text" value="([^"]*)"/g);
  const body = new URLSearchParams(Array.from(fields, ([, name = '', value = '']): [string, string] => [name, value]));
  const answer = await sandbox.fetch(url, { method: 'POST', body });
  if (answer.headers.get('location') !== 'https://shop.example/thanks') throw new Error(`status ${answer.status}`);
  return (await client.paymentIntents.get(id)).status;
}

export const result = main();
void result.then(console.log);
