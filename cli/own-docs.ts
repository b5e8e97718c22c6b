import { homepage } from '../package.json';

const page = new RegExp(`${homepage.replace(/#.*/, '')}/blob/main/docs/([\\w/-]+)\\.md`, 'g');

/** Returns text of a running sandbox with the addresses of the documentation that it serves, which is that of its own release. */
export const withOwnDocs = (text: string, url: string): string =>
  text.replace(page, (_, path: string) => `${url}/docs/${path}`);
