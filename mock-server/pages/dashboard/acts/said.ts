import type { AlertTone } from '../parts/alert';

/** A sentence that says what an act did; with a tone where it did not do what was asked for. */
export type Said = string | { readonly text: string; readonly tone: AlertTone };

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text);

export const toneOf = (said: Said): AlertTone => (typeof said === 'string' ? 'good' : said.tone);
