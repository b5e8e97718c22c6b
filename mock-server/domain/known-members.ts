import { didYouMean } from '../../spec/vocabulary/closest-names';
import { SandboxError } from '../sandbox-error';
import { printableName } from './parameter-name';

/** Returns the rule for an unknown name: the known one that it is close to, or all of them. */
export function nameRule(name: string, known: readonly string[]): string {
  return didYouMean(name, known).trim() || `It must be one of: ${known.join(', ')}.`;
}

/**
 * Throws `unexpected_parameter` for a member that is not known: callers without types may misspell it. One that is undefined
 * counts as absent.
 */
export function requireKnownMembers(input: object, known: readonly string[]): void {
  const unknown = Object.entries(input).find(([name, value]) => value !== undefined && !known.includes(name));
  if (unknown === undefined) return;
  const [name] = unknown;
  throw new SandboxError('unexpected_parameter', { name: printableName(name) }, { rule: nameRule(name, known) });
} // unexpected_parameter
