import type { ExchangedEntry } from '../../../mock-server/recordings/har/har';
import { type EntryParts, harEntry } from './har-entries';

/** A private text, where it stands, and an exchange with it there. */
export interface PrivateText {
  readonly where: string;
  readonly text: string;
  readonly entry: ExchangedEntry;
}

const planted = (where: string, text: string, parts: (text: string) => EntryParts): PrivateText => ({
  where,
  text,
  entry: harEntry(parts(text)),
});

const CARD = {
  name: 'Grace Hopper',
  number: '4000056655665556',
  month: '12',
  year: '2031',
  address_postal_code: '90210',
};
const withCard = (card: object): EntryParts => ({
  body: { amount: 1000, currency: 'usd', payment_method: { card: { ...CARD, ...card } } },
});
const withMetadata = (metadata: object): EntryParts => ({ body: { amount: 1000, currency: 'usd', metadata } });
const payment = (data: object): EntryParts => ({ answer: { id: 'py_Bj6QZPBUNvkP5cJVNoR3kN', type: 'payment', data } });
const identity = (body: object): EntryParts => ({ url: 'https://api.example/v1/entities/identity', body });
const bankAccount = (body: object): EntryParts => ({ url: 'https://api.example/v1/entities/bank_accounts', body });
const token = (body: unknown, rest: EntryParts = {}): EntryParts => ({
  url: 'https://api.example/oauth/token',
  status: 200,
  body,
  ...rest,
});
const delivery = (event: object): EntryParts => ({
  url: 'https://shop.example/hooks',
  status: 200,
  body: { id: 'evt_Fqgo0sAHz3SnATV373H2ef', event_name: 'payment.created', data: {}, ...event },
});
const get = (url: string): EntryParts => ({ method: 'GET', url: `https://api.example${url}`, status: 200 });

export const privateTexts: readonly PrivateText[] = [
  planted('a card number', '4532015112830366', (number) => withCard({ number })),
  planted('a card number with blanks', '5425 2334 3010 9903', (number) => withCard({ number })),
  planted('a card number with a wrong check digit', '4532015112830367', (number) => withCard({ number })),
  planted('a card number in a description', '4539578763621486', (text) => ({
    body: { description: `card ${text}, thanks` },
  })),
  planted('a card number as a number', '6011111111111117', (text) => withMetadata({ card: Number(text) })),
  planted('a card number as an amount', '5105105105105118', (text) => ({ body: { amount: Number(text) } })),
  planted('a card number as an id', '4716461583322103', (text) => get(`/v1/payments/py_${text}abcdef`)),
  planted('a card number in an error', '4485275742308327', (text) => ({
    status: 422,
    answer: { error: { code: 'card_number_invalid', message: `invalid card ${text}` } },
  })),
  planted('a security code of four digits', '7391', (verification) => withCard({ verification })),
  planted('a security code as a number', '8264', (text) => withCard({ verification: Number(text) })),
  planted('the name on a card', 'Ada Augusta Lovelace', (name) => withCard({ name })),
  planted('an address', '12 St James Square', (address_line1) => withCard({ address_line1 })),
  planted('a postal code', 'SW1Y 4JH', (address_postal_code) => withCard({ address_postal_code })),
  planted('a name in a response', 'Charles Babbage', (name) => payment({ payment_method: { card: { name } } })),
  planted('a name in an undeclared field', 'Mary Somerville', (text) => payment({ payer: { full: text } })),
  planted('a name as a status', 'Lady Byron', (status) => payment({ status })),
  planted('an e-mail address', 'ada.lovelace@analytical.example', (email) => ({ body: { email } })),
  planted('an e-mail address in metadata', 'babbage+1@engines.example', (text) =>
    withMetadata({ order: { contact: [text] } }),
  ),
  planted('an e-mail address as a key of metadata', 'byron@poets.example', (text) => withMetadata({ [text]: true })),
  planted('an e-mail address in a query', 'somerville@maths.example', (text) =>
    get(`/v1/payments?account_holder=${encodeURIComponent(text)}`),
  ),
  planted('an e-mail address in an unknown path', 'menabrea@turin.example', (text) =>
    get(`/v2/customers/${encodeURIComponent(text)}`),
  ),
  planted('a name in an unknown path', 'augustus-de-morgan', (text) => get(`/v2/people/${text}/orders`)),
  planted('a name as a name in an unknown query', 'annabella', (text) => get(`/v2/people?${text}=1`)),
  planted('a phone number', '+44 20 7946 0958', (phone) => identity({ phone })),
  planted('a tax id', '98-7654321', (tax_id) => ({
    url: 'https://api.example/v1/entities/business',
    body: { tax_id },
  })),
  planted('an identification number', '219-09-9999', (identification_number) => identity({ identification_number })),
  planted('a year of birth', '1965', (dob_year) => identity({ dob_year })),
  planted('an account number', '8839201746512', (account_number) => bankAccount({ account_number })),
  planted('a routing number', '026009593', (routing_number) => bankAccount({ routing_number })),
  planted('an IP address', '81.2.69.142', (ip) => ({
    url: 'https://api.example/v1/entities/terms_and_conditions',
    body: { accepted: true, ip },
  })),
  planted('a web site', 'https://ada.engines.example/shop?visitor=77', (website_url) => ({
    url: 'https://api.example/v1/entities/business',
    body: { website_url },
  })),
  planted('a number in metadata', '830417', (text) => withMetadata({ customer: Number(text) })),
  planted('a client secret', 'test_f3a9c1d27be84460', (client_secret) =>
    token({ client_id: 'test_id', client_secret }),
  ),
  planted('a client secret in a form', 'live_0b7e6c55aa1d', (text) =>
    token(`client_id=live_id&client_secret=${text}`, { mimeType: 'application/x-www-form-urlencoded' }),
  ),
  planted('a client secret of HTTP Basic', btoa('test_id:s3cr3t-0f-basic'), (text) =>
    token(undefined, { headers: { Authorization: `Basic ${text}` } }),
  ),
  planted('an access token in a response', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2ln', (access_token) =>
    token({}, { answer: { access_token } }),
  ),
  planted('an access token', 'tk-7781-very-secret', (text) => ({ headers: { authorization: `Bearer ${text}` } })),
  planted('an idempotency key', 'order-of-ada-0042', (text) => ({ headers: { 'Idempotency-Key': text } })),
  planted('a cookie', 'session=0f1e2d3c4b5a', (text) => ({
    headers: { Cookie: text },
    answerHeaders: { 'Set-Cookie': text },
  })),
  planted('an unknown header', 'ada-laptop.internal', (text) => ({
    headers: { 'X-Client-Host': text },
    answerHeaders: { Via: text },
  })),
  planted('a signature of a delivery', 'b1946ac92492d2347c6235b4d2611184', (text) => ({
    ...delivery({}),
    headers: { 'Webhook-Signature': text },
  })),
  planted('a name in an event', 'William King', (name) => delivery({ data: { payment_method: { card: { name } } } })),
  planted('a name in an unknown event', 'Ralph King', (text) =>
    delivery({ event_name: 'payer.created', data: { name: text } }),
  ),
  planted('the path of an endpoint', 'hooks-of-ada', (text) => ({
    ...delivery({}),
    url: `https://shop.example/${text}`,
  })),
  planted('a host', 'ada-and-sons', (text) => ({ ...delivery({}), url: `https://${text}.example/hooks` })),
  planted('a part of a form with files', 'passport of Ada', (text) => ({
    mimeType: 'multipart/form-data; boundary=ada-boundary',
    body: `--ada-boundary\r\n\r\n${text}\r\n`,
  })),
  planted('a boundary of a form with files', 'limit-of-ada', (text) => ({
    headers: { 'Content-Type': `multipart/form-data; boundary=${text}` },
    mimeType: `multipart/form-data; boundary=${text}`,
    body: '',
  })),
  planted('a text that is no JSON', 'The server of Ada failed', (answer) => ({
    status: 502,
    answer,
    answerType: 'text/html',
  })),
  planted('a cut JSON text', 'Sophia Frend', (text) => ({ body: `{"description":"${text}","am` })),
  planted('a text in another alphabet', 'Софья Ковалевская', (name) => withCard({ name })),
];
