import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import * as asn1 from 'asn1js';

/** A certificate and its private key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAYS = 365;
const DAY_MS = 86_400_000;
/** Another computer of the same user may have a clock that is behind. */
const CLOCK_SKEW_MS = 3_600_000;

/**
 * Creates a certificate for loopback names and addresses (X.509, RFC 5280), which signs itself. It is not one of an authority:
 * who trusts it trusts no other host.
 */
export function createCertificate(names: readonly string[], now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
  const commonName = sequence(oid('2.5.4.3'), new asn1.Utf8String({ value: 'payments-sandbox on localhost' }));
  const issuerAndSubject = sequence(new asn1.Set({ value: [commonName] }));
  const content = sequence(
    tagged(0, new asn1.Integer({ value: 2 })),
    new asn1.Integer({ valueHex: Buffer.from([0x40, ...randomBytes(15)]) }),
    ecdsaWithSha256,
    issuerAndSubject,
    sequence(time(now - CLOCK_SKEW_MS), time(now + DAYS * DAY_MS)),
    issuerAndSubject,
    asn1.fromBER(publicKey.export({ type: 'spki', format: 'der' })).result,
    tagged(3, extensionsFor(names)),
  );
  const signature = sign('sha256', new Uint8Array(content.toBER()), privateKey);
  const signed = sequence(content, ecdsaWithSha256, new asn1.BitString({ valueHex: signature }));
  return { cert: pem(Buffer.from(signed.toBER())), key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

function extensionsFor(names: readonly string[]): asn1.Sequence {
  const isCritical = new asn1.Boolean({ value: true });
  const value = (content: asn1.BaseBlock) => new asn1.OctetString({ valueHex: content.toBER() });
  const digitalSignature = new asn1.BitString({ valueHex: Buffer.from([0x80]), unusedBits: 7 });
  return sequence(
    sequence(oid('2.5.29.19'), isCritical, value(sequence())), // basicConstraints: no authority
    sequence(oid('2.5.29.15'), isCritical, value(digitalSignature)), // keyUsage
    sequence(oid('2.5.29.37'), value(sequence(oid('1.3.6.1.5.5.7.3.1')))), // extKeyUsage: serverAuth
    sequence(oid('2.5.29.17'), value(sequence(...names.map(alternativeName)))), // subjectAltName
  );
}

/** Returns a name as a `dNSName`, or a loopback address as an `iPAddress`. */
function alternativeName(name: string): asn1.BaseBlock {
  if (isIPv4(name)) return primitive(7, Buffer.from(name.split('.').map(Number)));
  return isIPv6(name) ? primitive(7, Buffer.from([...Buffer.alloc(15), 1])) : primitive(2, Buffer.from(name));
}

const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
const oid = (value: string) => new asn1.ObjectIdentifier({ value });
const time = (milliseconds: number) => new asn1.UTCTime({ valueDate: new Date(milliseconds) });
const tagged = (tagNumber: number, content: asn1.BaseBlock) =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [content] });
const primitive = (tagNumber: number, valueHex: Buffer) =>
  new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex });

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
