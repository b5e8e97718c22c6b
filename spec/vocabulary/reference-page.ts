import { followedBy, type Message } from './message';

/** A page of `docs/reference/`. */
export type ReferencePage =
  'control' | 'differences' | 'errors' | 'events' | 'objects' | 'operations' | 'scenarios' | 'states';

/** Returns the address of a page of the reference: a message may be read where only the program is. */
export const referenceUrl = (page: ReferencePage): string =>
  `https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/reference/${page}.md`;

/** The end of the explanation of a rule that the service does not document. */
export const chosenRule = `Chosen by the sandbox: ${referenceUrl('differences')}#rules`;

/** Returns the address of a section of a guide. */
export const guideUrl = (guide: 'explore' | 'fake-timers-and-jsdom', anchor: string): string =>
  `https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/guides/${guide}.md#${anchor}`;

/** Returns the address of a page below `docs/`. */
export const docsUrl = (path: string): string =>
  `https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/${path}`;

/** Returns a message that ends with the address of a page. */
export const withPage = <Name extends string>(text: Message<Name>, page: ReferencePage): Message<Name> =>
  followedBy(text, referenceUrl(page));
