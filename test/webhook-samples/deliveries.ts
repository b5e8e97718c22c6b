import { createHmac } from 'node:crypto';
import { readSample, type Sample } from './guide';

/** A delivery as the functions of the guide get it. */
export interface Delivery extends Sample {
  /** The present, in ISO 8601. */
  readonly now: string;
}

export interface DeliveryCase {
  readonly name: string;
  readonly delivery: Delivery;
  readonly accepted: boolean;
}

/** Deliveries that are good, tampered with and old, each with the expected result. */
export function deliveryCases(): readonly DeliveryCase[] {
  const sample = readSample();
  const { signature, timestamp, body } = sample;
  const after = (seconds: number): string => new Date(Date.parse(timestamp) + seconds * 1_000).toISOString();
  const lastDigit = signature.endsWith('0') ? '1' : '0';
  const bySecret = (secret: string): string =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const cases: readonly (readonly [name: string, change: Partial<Delivery>, accepted: boolean])[] = [
    ['the sample', {}, true],
    ['nearly at the end of the tolerance', { now: after(299) }, true],
    ['nearly as far ahead', { now: after(-299) }, true],
    ['too old', { now: after(302) }, false],
    ['too far ahead', { now: after(-302) }, false],
    ['a changed amount', { body: body.replace('"amount":400', '"amount":401') }, false],
    ['a body that was serialized again', { body: JSON.stringify(JSON.parse(body), null, 1) }, false],
    ['a line feed after the body', { body: `${body}\n` }, false],
    ['an empty body', { body: '' }, false],
    ['another timestamp', { timestamp: after(1) }, false],
    ['the timestamp in another format', { timestamp: timestamp.replace('Z', '+00:00') }, false],
    ['another secret', { secret: `${sample.secret}x` }, false],
    ['an empty secret', { secret: '', signature: bySecret('') }, false],
    ['one other digit', { signature: signature.slice(0, -1) + lastDigit }, false],
    ['a signature in upper case', { signature: signature.toUpperCase() }, false],
    ['a part of the signature', { signature: signature.slice(0, 32) }, false],
    ['no signature', { signature: '' }, false],
    ['a signature that is not ASCII', { signature: 'é'.repeat(64) }, false],
  ];
  return cases.map(([name, change, accepted]) => ({
    name,
    delivery: { ...sample, now: timestamp, ...change },
    accepted,
  }));
}
