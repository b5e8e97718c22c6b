import { expect } from 'vitest';
import type { OpenFront } from '../../support/fronts';
import { type HostedPage, openPage, sendForm } from '../../support/hosted-page';
import type { TestPlatform } from '../../support/test-platform';
import { openDashboard } from './open-dashboard';

type Fields = Readonly<Record<string, string>>;

/** The dashboard of a platform. */
export interface SandboxPages {
  /** The address of a page. */
  readonly address: (path: string) => string;
  /** Opens a page. No two of its elements have the same id. */
  readonly open: (path: string, headers?: Fields) => Promise<HostedPage>;
  /** Sends a form to a page. */
  readonly send: (path: string, fields: Fields, headers?: Fields) => Promise<HostedPage>;
  /** Sends a form that is accepted, and returns the page that it leads to. */
  readonly carryOut: (path: string, fields: Fields) => Promise<HostedPage>;
}

/** Returns the dashboard of a platform. */
export function pagesOf(opened: Pick<OpenFront, 'fetch' | 'baseUrl'>, { id }: Pick<TestPlatform, 'id'>): SandboxPages {
  const address = (path: string) => `${opened.baseUrl}/_sandbox/dashboard/${id}/${path}`;
  const send: SandboxPages['send'] = (path, fields, headers) => sendForm(opened, address(path), fields, headers);
  return {
    address,
    open: async (path, headers) => withUniqueIds(await openPage(opened, address(path), headers)),
    send,
    carryOut: async (path, fields) => {
      const sent = await send(path, fields);
      expect([sent.status, sent.alert, sent.errors]).toEqual([303, undefined, {}]);
      return withUniqueIds(await openPage(opened, sent.location ?? ''));
    },
  };
}

/** Opens the dashboard of a new platform, until the end of the test. */
export async function openPages() {
  const { platform, inProcess, clock, fetch } = await openDashboard();
  return { platform, inProcess, clock, fetch, ...pagesOf(platform.testMode.target, platform) };
}

function withUniqueIds(page: HostedPage): HostedPage {
  const ids = [...page.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  return page;
}

/**
 * Returns the cells of a table by its caption, row by row, without those that a screen does not show. Undefined without such a
 * table.
 */
export function cellsOf({ html }: Pick<HostedPage, 'html'>, caption: string): string[][] | undefined {
  const tables = [...html.matchAll(/<table[^>]*>.*?<\/table>/gs)].map(([table]) => table);
  const table = tables.find((each) => each.includes(`<caption>${caption}</caption>`));
  if (table === undefined) return undefined;
  return [...table.matchAll(/<tr id=".*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell)),
  );
}

/** Returns what a page shows below its heading, as one line. */
export function mainText({ html }: Pick<HostedPage, 'html'>): string {
  return textOf(/<\/h1>(.*)<\/main>/s.exec(html)?.[1] ?? '');
}

function textOf(html: string): string {
  return html
    .replace(/<span class="unseen">.*?<\/span>/gs, '')
    .replace(/<span class="head">(.*?)<\/span>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}
