import { valid } from 'semver';

export const UNRELEASED = 'Unreleased';

/** A section of the changelog, from its heading to the next one. */
export interface Section {
  /** The first word of the heading: a release, or `Unreleased`. */
  readonly name: string;
  /** Whether it has a line of text that is not a heading. */
  readonly isFilled: boolean;
}

/** Returns the sections of a changelog in their order. */
export function sectionsOf(changelog: string): readonly Section[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const isFilled = lines.some((line) => line.trim() !== '' && !line.startsWith('#'));
    return { name: heading.split(' ')[0] ?? '', isFilled };
  });
}

/** Returns the releases that have a section. */
export function releasesIn(changelog: string): readonly string[] {
  return sectionsOf(changelog).flatMap(({ name }) => (valid(name) === name ? [name] : []));
}
