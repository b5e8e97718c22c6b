import { controlOperations } from '../../../../spec/control';
import { operations } from '../../../../spec/resources';
import { pageActs } from '../../../../spec/tables/page-acts';

/** A transaction, as the undo log names it. */
interface Change {
  readonly operation: string;
}

const summaries: Readonly<Record<string, { readonly summary: string } | undefined>> = {
  ...operations,
  ...controlOperations,
};
const acts: Readonly<Record<string, string | undefined>> = pageActs;

/** Returns a change in words: `Create a payment`. */
export const changeName = ({ operation }: Change): string =>
  summaries[operation]?.summary ?? acts[operation] ?? operation;

/** The most changes that a sentence names. */
const MAX_NAMES = 5;

/** Returns changes in words, each kind once: `Refund a payment, Create a payment (3)`. */
export function changesText(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(changeName(change), (counts.get(changeName(change)) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
