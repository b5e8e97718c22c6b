import { findFrame, walletFrame } from '../../../spec/tables/frames';
import { frameSources, type HostedPages } from '../../domain/hosted-pages';
import type { TextResponse } from '../../wire/envelope';
import { htmlResponse, type PagePolicy } from '../html-response';
import { InputFrame, WalletFrame } from './view';

/**
 * Returns a page that page components embed, by the last segment of its path; undefined for an unknown name. The page is the same
 * for everybody: its script reads the rest of the address, and sends what was entered to the API of the sandbox.
 */
export function frameResponse(hostedPages: HostedPages, name: string): TextResponse | undefined {
  const policy: PagePolicy = { formAction: "'none'", frameAncestors: frameSources(hostedPages), connect: "'self'" };
  if (name === walletFrame) return htmlResponse(200, <WalletFrame title="Google Pay" name={name} />, policy);
  const row = findFrame(name);
  return row && htmlResponse(200, <InputFrame name={name} row={row} />, policy);
}
