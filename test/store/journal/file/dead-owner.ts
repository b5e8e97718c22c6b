import { ownIdentity } from '../../../../mock-server/store/journal/file/process-identity';

/** No process has this identity: its pid is taken, as likely as not, but not by one that started then. */
export function deadOwner(nonce: string, pid = process.pid): string {
  return `${JSON.stringify({ ...ownIdentity(), pid, started: 'another time 1', aliveAt: 0, nonce })}\n`;
}
