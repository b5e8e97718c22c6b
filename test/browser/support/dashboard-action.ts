import type { TestPlatform } from '../../support/test-platform';

/** An action on a page: a method of `Hands` with its arguments. */
export type Step =
  | readonly ['type' | 'select', label: string, value: string]
  | readonly ['choose', label: string, file: string]
  | readonly ['date', label: string, date: string]
  | readonly ['press' | 'unfold' | 'tick', name: string | RegExp];

/** The forms that an action sends, as `path action`: the path of the page, and the value of its field `action`. */
interface Act {
  readonly forms: readonly string[];
  /** The sentence that says afterwards what was done. */
  readonly says: string | RegExp;
}

/** An action that sends no form, or another form of an action that is among them. */
interface NoAct {
  readonly forms?: never;
  readonly says?: never;
}

/** An action of a page of the dashboard, in the words that somebody sees. */
export type DashboardAction = (Act | NoAct) & Steps;

interface Steps {
  readonly name: string;
  /** Creates what the action needs. Returns the path of its page. */
  readonly given: (platform: TestPlatform) => Promise<string>;
  readonly steps: readonly Step[] | ((platform: TestPlatform) => Promise<readonly Step[]>);
  /** The text that the main part has afterwards, and did not have before. */
  readonly seen: RegExp;
}
