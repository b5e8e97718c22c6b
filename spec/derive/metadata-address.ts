import { metadataAddresses } from '../tables/metadata-addresses';

/** Whether clouds expose the credentials of their machines at a host name or address, as a parsed URL has it. */
export function isMetadataAddress(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const address = embeddedIpv4(host) ?? host;
  return metadataAddresses.some(({ pattern }) => pattern.test(address));
}

/** Returns the IPv4 address in an IPv6 address that stands for it: mapped (RFC 4291), translated or NAT64 (RFC 6052). */
function embeddedIpv4(host: string): string | undefined {
  const [, high, low] = /^(?:::(?:ffff:(?:0:)?)?|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bytes = [high, low].map((part) => Number.parseInt(part, 16)).flatMap((part) => [part >> 8, part & 255]);
  return bytes.join('.');
}
