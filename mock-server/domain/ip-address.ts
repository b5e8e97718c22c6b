import { URL } from '../../spec/vocabulary/globals';

const IPV4 = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;

/** The longest IPv6 address, with an IPv4 address as its last part. */
const MAX_ADDRESS_CHARACTERS = 45;

/** Whether a text is an IPv4 address, or an IPv6 address without a zone. */
export function isIpAddress(text: string): boolean {
  if (IPV4.test(text)) return true;
  return text.length <= MAX_ADDRESS_CHARACTERS && /^[0-9A-Fa-f:.]+$/.test(text) && URL.canParse(`http://[${text}]/`);
}
