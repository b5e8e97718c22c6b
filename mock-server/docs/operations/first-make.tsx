import { Prose } from '../../pages/dashboard/parts/values';
import { findOperation } from './documented';
import type { MissingObject } from './objects';

/** Says which object the platform lacks, and leads to the operation that makes one. */
export function FirstMake({ missing: { kind, states, request } }: { readonly missing: MissingObject }) {
  const inState = states.map((state) => `\`${state}\``).join(' or ');
  return (
    <p class="note" id="first">
      This platform has no {kind.replaceAll('_', ' ')}
      {inState !== '' && (
        <>
          {' '}
          that is <Prose text={inState} />
        </>
      )}
      .{request !== undefined && <> First: {request.split('`').map(linked)}.</>}
    </p>
  );
}

/** A part of a text with code between backticks. An id of an operation outside of them is a link. */
const linked = (part: string, i: number) => (i % 2 === 1 ? <code>{part}</code> : part.split(/\b/).map(linkedWord));

function linkedWord(word: string) {
  const summary = findOperation(word)?.summary;
  return summary === undefined ? word : <a href={word}>{summary.charAt(0).toLowerCase() + summary.slice(1)}</a>;
}
