import type { ReadyFact } from '../../spec/derive/ready-facts';

/** Returns the fact of a recording that was compared, for the verdict whether a program is ready. */
export function comparedFact(differences: number): ReadyFact {
  const summary = `The sandbox answers a recording of the service with ${differences === 1 ? 'a difference' : `${differences} differences`}.`;
  return {
    needed: ['recording'],
    met: ['recording'],
    failed: differences === 0 ? [] : [{ id: null, summary }],
    refused: [],
  };
}
