import type { components } from '../../../../spec/generated/control-types';
import { findEvent } from '../../../events/stored-events';
import type { Reader } from '../../../store/reader';

type Exchanged = Pick<components['schemas']['RequestEntry'], 'answer_body' | 'events'>;

/** Returns the last four digits of the card or bank account of a request, as its response or its events have them. */
export function lastFourOf(rows: Reader, { answer_body, events }: Exchanged): string | undefined {
  const [first] = events;
  const seen = JSON.stringify([answer_body, first && findEvent(rows, first.id)?.data]);
  return /"acct_last_four":"(\d{4})"/.exec(seen)?.[1];
}
