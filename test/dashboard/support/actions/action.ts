import type { TestPlatform } from '../../../support/test-platform';

/** A step of a person on a page, with the names that a screen reader says. */
export type Step =
  | readonly ['type' | 'select', label: string, value: string]
  | readonly ['choose', label: string, file: string]
  | readonly ['date', label: string, date: string]
  | readonly ['press' | 'unfold', name: string | RegExp];

/** An action of a page of the dashboard, in the words that somebody sees. */
export interface DashboardAction {
  readonly name: string;
  /** The forms that it sends, as `path action`: the path of the page, and the value of its field `action`. */
  readonly forms: readonly string[];
  /** The sentence that says afterwards what was done. */
  readonly says: string | RegExp;
  /** Creates what the action needs. Returns the path of its page. */
  readonly given: (platform: TestPlatform) => Promise<string>;
  readonly steps: readonly Step[] | ((platform: TestPlatform) => Promise<readonly Step[]>);
  /** The text that the main part has afterwards, and did not have before. */
  readonly seen: RegExp;
}
