import type { Compared } from '../assertion-error';

/** The result of a check: what was found, or why it was not. */
export type Finding<Found = unknown> =
  | { readonly pass: true; readonly found: Found; readonly message: string }
  | ({ readonly pass: false; readonly message: string } & Partial<Compared>);

/** Returns the finding of a check that passes. The message is for `.not`: what was there. */
export const passed = <Found>(found: Found, message: string): Finding<Found> => ({ pass: true, found, message });

/** Returns the finding of a check that fails. */
export const failed = (message: string, compared: Partial<Compared> = {}): Finding<never> => ({
  pass: false,
  message,
  ...compared,
});
