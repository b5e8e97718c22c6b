import type { Sighting } from '../../../spec/derive/ready-facts';
import { violationKinds } from '../../../spec/tables/request-log';
import type { RequestEntry } from '../../request-log/entry';
import { isAccepted } from './attempts';
import { factOf, type Judge } from './fact';

/** A violation that was answered with success fails; one that was refused is listed. */
export const requestsValid: Judge = ({ requests }) => {
  const own = requests.filter(({ operation }) => operation !== 'createAccessToken');
  const violating = own.filter(({ verdict }) => verdict === 'violation');
  return factOf(
    { request: own.some((entry) => isAccepted(entry) && entry.verdict !== 'violation') },
    {
      failed: violating.filter(isAccepted).map(sightingOf),
      refused: violating.filter((entry) => entry.status !== null && !isAccepted(entry)).map(sightingOf),
    },
  );
};

function sightingOf({ id, operation, method, path, violations }: RequestEntry): Sighting {
  const found = violations.find(({ kind }) => violationKinds[kind].verdict === 'violation');
  return { id, summary: `${operation ?? `${method} ${path}`}: ${found?.where ?? ''}. ${found?.message ?? ''}` };
}
