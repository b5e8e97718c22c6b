import type { Declared } from './declared';
import type { Owner } from './finding';

/** The comparison of ids of the recording with those of the sandbox. */
export interface IdComparison {
  /** Whether two ids are of one object. */
  matches(recorded: string, sandbox: string): boolean;
  /** Returns the id that the sandbox has for the object; the recorded one if that is not known. */
  translate(recorded: string): string;
}

/** The facts on the rest of the recording that the comparison of two values needs. */
export interface ValueContext {
  readonly ids: IdComparison;
  /** The texts in the request: a free text among them is returned unchanged. */
  readonly sent: ReadonlySet<string>;
  /** Whether an object exists on one side only, by an earlier difference. It is a recorded id, or one of the sandbox. */
  readonly isOneSided: (id: string) => boolean;
  /** Returns the object of one side only that makes lists with such items shorter, and their pages others. */
  readonly shiftOf: (items: readonly unknown[]) => string | undefined;
  /** Tells that what differs of a recorded object follows from another object. */
  readonly follow: (id: string, from: string) => void;
  /** The last status of each object that was equal on both sides, by its recorded id. Absent: the comparison is only tried. */
  readonly statuses?: Map<string, string> | undefined;
}

/** A value of the recording and the one of the sandbox at the same place. */
export interface Values {
  readonly recorded: unknown;
  readonly sandbox: unknown;
}

/** The place of values. */
export interface ValuePlace {
  /** Its path; empty for the body itself. */
  readonly field: string;
  /** The last name of the path. */
  readonly name: string;
  readonly declared: Declared;
  readonly owner?: Owner | undefined;
}
