import { signedAddresses, type SignedPurpose } from '../../spec/tables/signed-addresses';
import type { KeyedHash } from '../random/hashes';

/** The content of a signed name: the platform, and parts by which it finds the rest. No part has a dot. */
export interface SignedName {
  readonly platform: string;
  readonly parts: readonly string[];
}

/** Returns a name, signed with the key of its platform. Nothing but the name is needed to use its address. */
export function signedName(purpose: SignedPurpose, { platform, parts }: SignedName, hash: KeyedHash): string {
  const content = [platform, ...parts].join('.');
  return `${content}.${hash(`${purpose} ${content}`)}${signedAddresses[purpose].extension}`;
}

/** Returns what a name says, not verified; undefined for a text of another form. */
export function readSignedName(purpose: SignedPurpose, name: string): SignedName | undefined {
  const { extension } = signedAddresses[purpose];
  if (!name.endsWith(extension)) return undefined;
  const [platform = '', ...rest] = name.slice(0, name.length - extension.length).split('.');
  const parts = rest.slice(0, -1);
  return [platform, ...parts].every((part) => part !== '') && parts.length > 0 ? { platform, parts } : undefined;
}

/** Returns the address of a signed name. */
export function signedAddress(purpose: SignedPurpose, baseUrl: string, name: string): string {
  return `${baseUrl}${signedAddresses[purpose].path.replace('{name}', name)}`;
}
