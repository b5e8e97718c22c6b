import type { Message } from './message';

/** A page of `docs/reference/`. */
export type ReferencePage = 'control' | 'errors' | 'events' | 'objects' | 'operations' | 'scenarios' | 'states';

/** Returns the address of a page of the reference: a message may be read where only the program is. */
export const referenceUrl = (page: ReferencePage): string =>
  `https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/reference/${page}.md`;

/** Returns a message that ends with the address of a page. */
export const withPage = <Name extends string>(
  { names, template, fill }: Message<Name>,
  page: ReferencePage,
): Message<Name> => ({
  names,
  template: `${template} ${referenceUrl(page)}`,
  fill: (values) => `${fill(values)} ${referenceUrl(page)}`,
});
