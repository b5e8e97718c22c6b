import { findEvent } from '../../../events/stored-events';
import type { Visit } from '../page';
import { searchResult } from '../search';

interface ObjectLinkProps {
  readonly visit: Visit;
  readonly eventId: string;
}

/** The object of an event, with a link to its page if it has one and still exists. */
export function ObjectLink({ visit, eventId }: ObjectLinkProps) {
  const event = findEvent(visit.platform.rows, eventId);
  if (event === undefined) return <span class="none">None</span>;
  const { resource_id: id } = event;
  const result = searchResult(visit, id);
  if (result === undefined) return <span class="id">{id}</span>;
  return (
    <a class="id" href={visit.links.to(result.path, { ...result.query, mode: result.mode })}>
      {id}
    </a>
  );
}
