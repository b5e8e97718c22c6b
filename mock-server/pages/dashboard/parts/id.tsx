import type { Child } from 'hono/jsx';
import { nameOf } from '../../../search/names';
import type { Visit } from '../page';
import { CopyButton } from './copy-button';
import { findById } from '../../../search/find-by-id';
import { visibleText } from '../text';
import { Text } from './values';

interface IdProps {
  readonly visit: Visit;
  readonly of: string | null | undefined;
  /** A text that says more than the id (default: the name of the object). Null: the id itself. */
  readonly label?: Child | null;
}

/**
 * The name of an object with a link to its page, in its own mode; an object without a name by its id. The overview is about the
 * platform account.
 */
export function Id({ visit, of, label }: IdProps) {
  if (of === null || of === undefined || of === '') return <Text of={null} />;
  const result = of === visit.id ? undefined : findById(visit, of);
  const name = label === undefined ? nameOf(visit.platform.repeatableRows, of) : label;
  if (result === undefined)
    return name === undefined || name === null ? <CopiedId of={of} /> : <span title={of}>{name}</span>;
  const { path, query, mode } = result;
  const text = path === '' ? 'Platform account' : name;
  const href = visit.links.to(path, { ...query, mode });
  if (text === undefined || text === null) return <CopiedId of={of} href={href} />;
  return (
    <a href={href} title={of}>
      {text}
    </a>
  );
}

interface CopiedIdProps {
  readonly of: string;
  readonly href?: string | undefined;
}

/** Characters at the end of an id that stay in sight. */
const TAIL_CHARACTERS = 4;

/** An id with a button that copies it. The style cuts the middle of a long one: who selects its text gets the whole id. */
function CopiedId({ of, href }: CopiedIdProps) {
  const id = visibleText(of);
  const parts = (
    <>
      <span class="head">{id.slice(0, -TAIL_CHARACTERS)}</span>
      {id.slice(-TAIL_CHARACTERS)}
    </>
  );
  return (
    <span class="copied-id">
      {href === undefined ? (
        <span class="id" title={id}>
          {parts}
        </span>
      ) : (
        <a class="id" href={href} title={id}>
          {parts}
        </a>
      )}
      <CopyButton text={of} label={id} />
    </span>
  );
}
