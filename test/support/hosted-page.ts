import type { OpenFront } from './fronts';

/** An input that a page shows. */
export interface ShownInput {
  readonly name: string;
  readonly label: string;
  /** The values of a list; empty for other inputs. */
  readonly options: readonly string[];
}

/** A page as a browser without scripts sees it. */
export class HostedPage {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  /** The address that a redirect leads to, without the number of what was done: see `answer`. */
  get location(): string | null {
    return (
      this.headers
        .get('location')
        ?.replace(/#answer$/, '')
        .replace(/\?done=\d+$|\bdone=\d+&|&done=\d+/, '') ?? null
    );
  }

  /** The sentence about what was done, which takes the focus. */
  get answer(): string | undefined {
    const found = /<div class="alert answer[^>]* role="status" tabindex="-1" autofocus="">.*?<p>(.*?)<\/p>/s.exec(
      this.html,
    );
    return found ? textOf(found[1]) : undefined;
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

  /** The inputs that the page shows, in their order. */
  get inputs(): ShownInput[] {
    return [...this.html.matchAll(/<(?:input|select) [^>]*>/g)].flatMap(([tag]) => {
      const { id, name = '', type } = attributesOf(tag);
      if (type === 'hidden') return [];
      const label = new RegExp(`<label for="${id}">(.*?)</label>`, 's').exec(this.html)?.[1];
      const [, list = ''] = new RegExp(`<select id="${id}"[^>]*>(.*?)</select>`, 's').exec(this.html) ?? [];
      const options = [...list.matchAll(/<option [^>]*>/g)].map(([each]) => attributesOf(each)['value'] ?? '');
      return [{ name, label: textOf(label), options }];
    });
  }

  /** The names of the inputs that the page shows. */
  get names(): string[] {
    return this.inputs.map(({ name }) => name);
  }

  /** The fields that the page carries and does not show. */
  get hidden(): Record<string, string> {
    const tags = [...this.html.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => attributesOf(tag));
    return Object.fromEntries(tags.map(({ name = '', value = '' }) => [name, value]));
  }

  /** The buttons that send a form. */
  get buttons(): string[] {
    return [...this.html.matchAll(/<button (?!type="button")[^>]*>(.*?)<\/button>/gs)].map(([, label]) =>
      textOf(label),
    );
  }

  /** The attributes for the script. */
  get data(): Record<string, string> {
    const found = [...this.html.matchAll(/ data-([\w-]+)="([^"]*)"/g)];
    return Object.fromEntries(found.map(([, name = '', value]) => [name, textOf(value)]));
  }

  /** The error beside each field, by the name of the field. */
  get errors(): Record<string, string> {
    const errors: Record<string, string> = {};
    const invalid =
      /<(?:input|select|textarea) [^>]*aria-invalid="true"[^>]*>|<fieldset [^>]*aria-describedby="[^"]*-error"[^>]*>/g;
    for (const [tag] of this.html.matchAll(invalid)) {
      const { name = '', 'aria-describedby': described = '' } = attributesOf(tag);
      const id = described.split(' ').at(-1);
      errors[name] = textOf(new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(this.html)?.[1]);
    }
    return errors;
  }
}

export function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, textOf(value)]),
  );
}

export function textOf(html = ''): string {
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

export async function pageFrom(response: Response): Promise<HostedPage> {
  return new HostedPage(response.status, response.headers, await response.text());
}
