import { Icon } from '../../icon';
import type { Visit } from '../page';

interface CreateLinkProps {
  readonly visit: Visit;
  /** The list that gets the object. */
  readonly list: string;
  /** The text of the link: `Create payment`. */
  readonly label: string;
}

/** A link to the form that creates an object, for the head of a page. */
export function CreateLink({ visit, list, label }: CreateLinkProps) {
  return (
    <a class="button" href={visit.links.to(`${list}/new`)}>
      <Icon of="plus" />
      {label}
    </a>
  );
}
