import { ConnectionDropped } from '../faults/connection-dropped';
import type { ByteStream, WireResponse } from '../wire/envelope';
import type { HeldLease } from './placement-port';

/** Returns whether the lease of a term is held still. Asks the database only if that is uncertain. */
export async function isHeldStill(lease: HeldLease, term: number): Promise<boolean> {
  return (lease.isHeld && lease.term === term) || lease.confirm(term);
}

/** Returns a response whose body, if it is a stream, breaks off once the lease of a term is lost. */
export function whileHeld(response: WireResponse, lease: HeldLease, term: number): WireResponse {
  const { body } = response;
  return typeof body === 'string' ? response : { ...response, body: streamWhileHeld(body, lease, term) };
}

function streamWhileHeld(body: ByteStream, lease: HeldLease, term: number): ByteStream {
  return {
    [Symbol.asyncIterator]: () => {
      const chunks = body[Symbol.asyncIterator]();
      const end = async (): Promise<IteratorResult<Uint8Array>> => {
        await chunks.return?.();
        return { done: true, value: undefined };
      };
      const next = async () => {
        const chunk = await chunks.next();
        if (await isHeldStill(lease, term)) return chunk;
        await end();
        throw new ConnectionDropped();
      };
      return { next, return: end };
    },
  };
}
