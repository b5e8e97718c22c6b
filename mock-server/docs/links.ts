import { fileOfPath, pathOfFile } from './files';
import { URL } from '../../spec/vocabulary/globals';

const REPOSITORY = 'https://github.com/payments-sandbox/payments-sandbox';

/** Returns the target of a link of a page as the pages below `/docs/` have it. `up` leads from the page to `/docs/`. */
export type LinkTarget = (href: string) => string;

/**
 * Returns the targets of the links of a page, by its path. Those to other pages of guides and reference lead to their pages here;
 * those to other files of the repository to their address there.
 */
export function linkTargets(path: string, up: string): LinkTarget {
  const own = `docs/${fileOfPath(path)}`;
  return (href) => {
    if (href.startsWith('#')) return href;
    const [, inRepository] =
      /^https:\/\/github\.com\/payments-sandbox\/payments-sandbox\/(?:blob|tree)\/main\/(.*)$/.exec(href) ?? [];
    if (inRepository === undefined && /^[a-z]+:/i.test(href)) return href;
    const { pathname, hash } = new URL(inRepository ?? href, `file:///${inRepository === undefined ? own : ''}`);
    const file = pathname.slice(1);
    const [, page] = /^docs\/((?:guides|reference)(?:\/.*)?)$/.exec(file) ?? [];
    if (page === undefined) return `${REPOSITORY}/blob/main/${file}${hash}`;
    if (page.endsWith('.md')) return `${up}${pathOfFile(page)}${hash}` || './';
    return /\.\w+$/.test(page) ? `${REPOSITORY}/blob/main/${file}` : `${up}${page.replace(/\/?$/, '/')}`;
  };
}
