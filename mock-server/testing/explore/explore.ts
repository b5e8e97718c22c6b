import type { Exploration } from './exploration-error';
import type { ExploreOptions } from './options';

/**
 * Searches the schedules of one scenario for one that breaks the program: a response that is lost after the commit, a webhook
 * that arrives twice or first, a restart in between. Resolves with what was searched, and prints questions. Rejects with an
 * `ExplorationError`, whose `findings` name the smallest schedules, with an error about a scenario that is already wrong when
 * nothing disturbs it, and with a `RangeError` for an unknown option.
 */
export async function explore<Program, Kept = undefined>(options: ExploreOptions<Program, Kept>): Promise<Exploration> {
  // Loaded when it is called: most tests do not explore.
  const { search } = await import('./exploration');
  const exploration = await search(options);
  // eslint-disable-next-line no-console -- A test that passes shows nothing else, and these are for its author.
  if (exploration.questions.length > 0) console.warn(exploration.text);
  return exploration;
}
