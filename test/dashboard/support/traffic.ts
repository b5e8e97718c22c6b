import { onTestFinished } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../../mock-server';
import type { RequestEntry } from '../../../mock-server/pages/dashboard/traffic/copied-request';
import { card } from '../../support/bodies';
import { HostedPage, sendForm, textOf } from '../../support/hosted-page';

export const BASE_URL = 'http://sandbox.test';

/** The body of a payment that succeeds. */
export const tea = { amount: 1_000, currency: 'usd', payment_method: { card: card() } } as const;

/** The same with another card. */
export const payWith = (number: string) => ({
  ...tea,
  payment_method: { card: { ...tea.payment_method.card, number } },
});

/** Opens a sandbox, and the dashboard of its first platform. */
export function openDashboard(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  const platform = sandbox.platform();
  const target = { fetch: sandbox.fetch };
  const address = (path: string) => `${BASE_URL}/_sandbox/dashboard/${platform.id}/${path}`;
  const open = async (path: string) => shownPage(await sandbox.fetch(address(path)));
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { status, headers, html } = await sendForm(target, address(path), fields);
    return new ShownPage(status, headers, html);
  };
  /** Follows the redirect of a form. */
  const follow = ({ headers }: ShownPage) => open((headers.get('location') ?? '').replace(address(''), ''));
  const newest = (): RequestEntry => {
    const [entry] = platform.requests.list();
    if (entry === undefined) throw new Error('no request was logged');
    return entry;
  };
  return { sandbox, platform, client: sandbox.client(), open, send, follow, newest, address };
}

export async function shownPage(response: Response): Promise<ShownPage> {
  return new ShownPage(response.status, response.headers, await response.text());
}

/** A page of the dashboard. */
export class ShownPage extends HostedPage {
  /** The texts of the cells of a table by its caption, row by row. */
  rows(caption: string): string[][] {
    const table =
      this.html.split(/<table[^>]*>/).find((each) => each.startsWith(`<caption>${caption}</caption>`)) ?? '';
    const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(table) ?? [];
    return [...body.matchAll(/<tr id=.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell)),
    );
  }

  /** The values of the facts by their names. */
  get facts(): Record<string, string> {
    const found = [...this.html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)];
    return Object.fromEntries(found.map(([, name = '', value = '']) => [name, textOf(value)]));
  }

  /** The text of the `pre` within the element with an id, or of that element itself. */
  text(id: string): string {
    const [, text = ''] =
      new RegExp(`id="${id}"[^>]*>(?:(?!</pre>).)*?(?:<pre[^>]*>)?([^]*?)</(?:pre|p)>`, 's').exec(this.html) ?? [];
    return textOf(text.replace(/^.*<pre[^>]*>/s, ''));
  }

  /** What a button copies. An icon alone is found by its name. */
  copied(button: string): string {
    const named = `[^>]*aria-label="${button}"|[^>]*>(?:<svg(?:(?!</svg>).)*</svg>)?${button}<`;
    const [, text = ''] = new RegExp(`data-copy="([^"]*)"(?:${named})`, 's').exec(this.html) ?? [];
    return textOf(text);
  }

  /** The address of a link with a text, or with a title: the id behind a name. */
  link(text: string): string | undefined {
    const links = [...this.html.matchAll(/<a [^>]*href="([^"]*)"(?: title="([^"]*)")?[^>]*>(.*?)<\/a>/gs)];
    const found = links.find(([, , title = '', content = '']) => [title, content].map(textOf).includes(text))?.[1];
    return found === undefined ? undefined : textOf(found);
  }

  /** Whether a button is disabled. */
  isDisabled(button: string): boolean {
    return new RegExp(`<button[^>]*disabled=""[^>]*>${button}<`).test(this.html);
  }
}

/** The rows of the comparison, whose caption says how many there are. */
export function differencesIn(page: ShownPage): string[][] {
  const [, caption = ''] = /<caption>(Changed fields[^<]*)/.exec(page.html) ?? [];
  return page.rows(caption);
}
