import type { ApiResponse } from './api';
import { bankPayment, card, cardPayment, payment } from './bodies';
import { bankAccountOf, everyBusinessField, person, provision } from './entities';
import { type Changes, kinds, onboardingEntry } from './onboarding';
import type { TestPlatform } from './test-platform';

type Requests = (platform: TestPlatform) => AsyncGenerator<ApiResponse>;

/** Number and security code of cards that succeed, are declined, or are refused. */
export const cards = [
  ['4242424242424242', '739'],
  ['5555555555554444', '846'],
  ['378282246310005', '7391'],
  ['6011000990139424', '618'],
  ['4000000000009995', '739'],
  ['4000000000000127', '846'],
  ['4000000000000101', '957'],
  ['4242424242424241', '957'],
  ['3056930009020004', '268'],
  ['4111111111111111', '268'],
] as const;
export const bankAccounts = ['000123456789', '000222222227', '400555019977'] as const;

/** Tax id, identification number and account number of businesses. */
export const businesses = [
  ['98-7654321', '512-84-8317', '000987654329876'],
  ['271828182', '604246042', '31415926535897932'],
  ['161-80-3398', '593-05-9300', '1414213562'],
] as const;

export const dashed = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1-');

const isSupported = (number: string) => !number.startsWith('30');

/** Requests of every operation that takes a card or a bank account, right and wrong. */
export const cardRequests: Requests = async function* ({ testMode, liveMode, newSubAccount }) {
  const shop = (await newSubAccount()).api;
  const { token } = await testMode.post('/v1/payment_methods', { payment_method: { card: card() } });
  const update = (body: object) => testMode.patch(`/v1/payment_methods/${token}`, body);
  for (const [i, [number, verification]] of cards.entries()) {
    const written = [number, dashed(number), dashed(number).replaceAll('-', ' ')][i % 3] ?? number;
    const fields = { number: written, verification };
    // A number of no supported network is none to the sandbox, except where a card number belongs.
    const stray = isSupported(number) ? written : '4242424242424242';
    const key = { 'Idempotency-Key': `card ${i}` };
    for (let again = 0; again < 2; again++) yield await testMode.post('/v1/payments', cardPayment(fields), key);
    yield await testMode.post('/v1/payments', { ...cardPayment(fields), amount: 1 }, key);
    yield await liveMode.post('/v1/payment_methods', { payment_method: { card: card(fields) } });
    yield await shop.post('/v1/payments', { ...cardPayment(fields), capture_strategy: 'manual' });
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, month: stray }));
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, verification: stray }));
    yield await testMode.post('/v1/payments', cardPayment({ ...fields, address_state: stray, year: stray }));
    yield await testMode.post('/v1/payments', payment({ payment_method: { token: stray } }));
    yield await testMode.post('/v1/payments', payment({ amount: Number(stray.replace(/\D/g, '')), currency: stray }));
    yield await testMode.post('/v1/payments', { ...payment(), email: stray });
    yield await update({ card: { number: written, verification } });
    yield await update({ card: { year: stray, month: 1, name: 'Ada' } });
    yield await update({ card: { [stray]: verification }, [stray]: stray });
    yield await testMode.patch(`/v1/payment_methods/${encodeURIComponent(stray)}`, { card: {} });
    yield await testMode.get(`/v1/payments?created_after=${encodeURIComponent(stray)}`);
    yield await testMode.get(`/v1/payments?payment_status=${encodeURIComponent(stray)}`);
    yield await testMode.post('/v1/payments', { ...payment(), [stray]: verification });
    yield await testMode.post('/v1/payments', cardPayment({ [stray]: stray, [`x${stray}`]: verification }));
    yield await testMode.post('/v1/payments', JSON.stringify(cardPayment(fields)).slice(0, -1));
    yield await testMode.get(`/v1/payments/${encodeURIComponent(stray)}`);
    yield await testMode.get(`/v1/payments?after_cursor=${encodeURIComponent(stray)}`);
    yield await testMode.on(stray).get('/v1/payments');
    yield await testMode.get('/v1/payments', { Authorization: `Bearer ${stray}` });
  }
  for (const account_number of bankAccounts) {
    yield await testMode.post('/v1/payments', bankPayment({ account_number }));
    yield await testMode.post('/v1/payments', bankPayment({ account_number, routing_number: account_number }));
  }
  for (const path of ['/v1/payments', '/v1/payment_methods', '/v1/refunds', '/v1/sub_accounts'])
    yield await testMode.get(`${path}?limit=100`);
};

/** Requests of each entity, right and wrong, with the secrets in their fields and in others. */
export const entityRequests: Requests = async function* ({ testMode, liveMode }) {
  for (const [i, [tax_id, identification_number, account_number]] of businesses.entries()) {
    const ada = { ...person, identification_number };
    const whole = { ...everyBusinessField, tax_id, representative: ada, owners: [ada], doing_business_as: `Tea ${i}` };
    for (const api of i === 0 ? [liveMode] : [testMode]) {
      const key = { 'Idempotency-Key': `business ${i}` };
      const made = await api.post('/v1/entities/business', whole, key);
      yield made;
      yield await api.post('/v1/entities/business', whole, key);
      yield await api.post('/v1/entities/business', { ...whole, phone: '1' }, key);
      const { id } = made.as('BusinessEnvelope').data;
      yield await api.patch(`/v1/entities/business/${id}`, { tax_id, representative: ada });
      const { id: idty } = (await api.post('/v1/entities/identity', ada)).as('IdentityEnvelope').data;
      yield await api.patch(`/v1/entities/identity/${idty}`, { identification_number });
      const bank = bankAccountOf(id, { account_number });
      for (let again = 0; again < 2; again++)
        yield await api.post('/v1/entities/bank_accounts', bank, { 'Idempotency-Key': `bank ${i}` });
      yield await api.post('/v1/entities/terms_and_conditions', {
        business_id: id,
        accepted: true,
        ip: account_number,
      });
      yield await api.post('/v1/entities/terms_and_conditions', { business_id: id, accepted: true });
      yield await provision(api, id);
      yield await provision(api, id);
      // In wrong places, and in wrong forms.
      yield await api.post('/v1/entities/business', { ...whole, mcc: account_number, website_url: tax_id });
      yield await api.post('/v1/entities/business', { ...whole, tax_id: `x${account_number}`, ein: tax_id });
      yield await api.post('/v1/entities/identity', { ...ada, dob_year: identification_number });
      yield await api.post('/v1/entities/identity', { ...ada, identification_number: [identification_number] });
      yield await api.post('/v1/entities/identity', { ...ada, ssn: `${tax_id} ${identification_number}` });
      yield await api.post('/v1/entities/identity', { ...ada, ssn_last4: identification_number });
      yield await api.post('/v1/entities/bank_accounts', { ...bank, account_type: account_number });
      yield await api.post('/v1/entities/bank_accounts', { ...bank, routing_number: account_number });
      yield await api.post('/v1/entities/bank_accounts', JSON.stringify(bank).slice(0, -1));
      yield await api.post('/v1/entities/business', JSON.stringify(whole).slice(0, -1));
      yield await api.get(`/v1/entities/business/${account_number}`);
      for (const noun of ['business', 'identity', 'bank_accounts']) yield await api.get(`/v1/entities/${noun}`);
    }
  }
};

/** Tax id, end of the social security number and account number of applicants. */
export const applicants = [
  ['98-7654321', '8317', '000987654329876'],
  ['271828182', '6042', '31415926535897932'],
  ['161-80-3398', '5930', '1414213562'],
] as const;

const secretsOf = ([tax_id, ssn_last4, account_number]: (typeof applicants)[number]) => ({
  'business_details.tax_id': tax_id,
  'representative.ssn_last4': ssn_last4,
  'bank_account.account_number': account_number,
});

/** Onboarding entries of each kind, right and wrong, with the secrets in their fields and in others. */
export const onboardingRequests: Requests = async function* (platform) {
  for (const [i, person] of applicants.entries()) {
    const [tax_id, ssn_last4, account_number] = person;
    const secrets = secretsOf(person);
    const { testMode, liveMode } = platform;
    const { id } = await platform.newSubAccount();
    const ofLive = (await liveMode.post('/v1/sub_accounts', { name: `Shop of ${i}` })).subAccount.id;
    const path = `/v1/onboarding/${id}`;
    const send = (changes: Changes, key?: string) =>
      testMode.post(
        path,
        onboardingEntry('multi_llc', { ...secrets, ...changes }),
        key ? { 'Idempotency-Key': key } : {},
      );
    for (const kind of kinds) yield await testMode.post(path, onboardingEntry(kind, secrets));
    for (let again = 0; again < 2; again++) yield await send({}, `entry ${i}`);
    yield await send({ 'representative.name': 'Charles' }, `entry ${i}`);
    for (let again = 0; again < 2; again++) {
      yield await liveMode.post(`/v1/onboarding/${ofLive}`, onboardingEntry('single_llc', secrets));
    }
    yield await send({ 'business_details.phone': undefined }, `lacking ${i}`);
    yield await send({ 'bank_account.account_type': account_number, 'representative.dob_year': ssn_last4 });
    yield await send({ 'business_details.type': tax_id, 'business_details.url': account_number });
    yield await send({ 'representative.ssn_last4': `${tax_id}${ssn_last4}` }, `too long ${i}`);
    yield await send({ 'business_details.tax_id': `x${account_number}`, 'bank_account.account_number': tax_id });
    yield await send({ 'terms_and_conditions.ip': account_number, owners: [tax_id, ssn_last4] });
    yield await send({ ssn: `${tax_id} ${ssn_last4}` }, `unexpected ${i}`);
    yield await testMode.post(path, JSON.stringify(onboardingEntry('multi_llc', secrets)).slice(0, -1));
    yield await testMode.post(`/v1/onboarding/${account_number}`, onboardingEntry('multi_llc', secrets));
    for (const each of [id, ofLive]) yield await (each === id ? testMode : liveMode).get(`/v1/sub_accounts/${each}`);
  }
};
