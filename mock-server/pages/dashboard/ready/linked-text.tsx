import type { Visit } from '../page';
import { findById } from '../../../search/find-by-id';
import { visibleText } from '../text';

interface LinkedTextProps {
  readonly visit: Visit;
  readonly of: string;
}

/** A text whose ids of requests and deliveries lead to their pages, as long as the platform has them. */
export function LinkedText({ visit, of }: LinkedTextProps) {
  return (
    <>
      {of.split(/\b((?:req|dlv)_\w+)/).map((part, index) => {
        const result = index % 2 === 1 ? findById(visit, part) : undefined;
        if (result === undefined) return visibleText(part);
        return (
          <a class="id" href={visit.links.to(result.path, { ...result.query, mode: result.mode })}>
            {part}
          </a>
        );
      })}
    </>
  );
}
