import type { OpenFront } from './fronts';

/** A page as a browser without scripts sees it. */
export class HostedPage {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  get location(): string | null {
    return this.headers.get('location');
  }

  /** The text of the heading. */
  get heading(): string {
    return textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(this.html)?.[1]);
  }

  /** The error that belongs to no field. */
  get alert(): string | undefined {
    const found = /<p class="alert" role="alert">(.*?)<\/p>/s.exec(this.html);
    return found ? textOf(found[1]) : undefined;
  }

  /** The values of all fields, hidden ones included: what the form would send unchanged. */
  get fields(): Record<string, string> {
    const fields: Record<string, string> = {};
    const [form = ''] = /<form method="post".*?<\/form>/s.exec(this.html) ?? [];
    for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
      const { name, value = '', type = 'text', checked } = attributesOf(tag);
      const isSent = (type !== 'checkbox' && type !== 'radio') || checked !== undefined;
      if (name !== undefined && isSent) fields[name] = value;
    }
    for (const [, tag = '', options = ''] of form.matchAll(/<select ([^>]*)>(.*?)<\/select>/gs)) {
      const { name } = attributesOf(tag);
      const selected = [...options.matchAll(/<option ([^>]*)>/g)].map(([, each = '']) => attributesOf(each));
      if (name !== undefined) fields[name] = selected.find((each) => each['selected'] !== undefined)?.['value'] ?? '';
    }
    return fields;
  }

  /** The error beside each field, by the name of the field. */
  get errors(): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const [tag] of this.html.matchAll(/<(?:input|select) [^>]*aria-invalid="true"[^>]*>/g)) {
      const { name = '', 'aria-describedby': described = '' } = attributesOf(tag);
      const id = described.split(' ').at(-1);
      errors[name] = textOf(new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(this.html)?.[1]);
    }
    return errors;
  }
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, textOf(value)]),
  );
}

function textOf(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

type Headed = Readonly<Record<string, string>>;

/** Opens a page. */
export async function openPage({ fetch }: Pick<OpenFront, 'fetch'>, url: string, headers: Headed = {}) {
  return pageFrom(await fetch(url, { headers }));
}

/** Sends a form, and does not follow redirects. */
export async function sendForm(
  { fetch }: Pick<OpenFront, 'fetch'>,
  url: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Headed = {},
) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return pageFrom(await fetch(url, { method: 'POST', redirect: 'manual', headers: { ...type, ...headers }, body }));
}

async function pageFrom(response: Response): Promise<HostedPage> {
  return new HostedPage(response.status, response.headers, await response.text());
}
