import { HostedPage, textOf } from '../../support/hosted-page';

/** A form of a page. */
export interface ShownForm {
  readonly hidden: Readonly<Record<string, string>>;
  readonly labels: readonly string[];
  readonly buttons: readonly string[];
  /** The values of each list, without the empty one. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** A page of the dashboard, as a browser without scripts sees it. */
export class ShownPage extends HostedPage {
  /** The facts by their names. */
  get facts(): Record<string, string> {
    const found = this.html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs);
    return Object.fromEntries([...found].map(([, name, value]) => [textOf(name), textOf(value)]));
  }

  /** The rows of a table by its caption: the cells by the titles of their columns. Undefined without such a table. */
  rows(caption: string): readonly Record<string, string>[] | undefined {
    const tables = [...this.html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = '']) => table);
    const table = tables.find((each) => textOf(/<caption>(.*?)<\/caption>/s.exec(each)?.[1]) === caption);
    if (table === undefined) return undefined;
    const titles = [...table.matchAll(/<th [^>]*>(.*?)<\/th>/gs)].map(([, title]) => textOf(title));
    return [...table.matchAll(/<tr id=[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => {
      const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => textOf(cell));
      return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
    });
  }

  /** The object of the page, as the API returns it. */
  get json(): Readonly<Record<string, unknown>> {
    return JSON.parse(textOf(/<details class="json" [^>]*>.*?<pre[^>]*>(.*?)<\/pre>/s.exec(this.html)?.[1]));
  }

  /** The headings of the parts of the page. */
  get parts(): readonly string[] {
    return [...this.html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => textOf(title));
  }

  /** The form with an action; undefined if the page does not show it. */
  form(action: string): ShownForm | undefined {
    const forms = [...this.html.matchAll(/<form method="post".*?<\/form>/gs)].map(([form]) => form);
    const form = forms.find((each) => each.includes(`<input type="hidden" name="action" value="${action}"`));
    if (form === undefined) return undefined;
    const hidden = form.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g);
    const lists = form.matchAll(/<select [^>]*name="(.*?)"[^>]*>(.*?)<\/select>/gs);
    return {
      hidden: Object.fromEntries([...hidden].map(([, name, value]) => [textOf(name), textOf(value)])),
      labels: [...form.matchAll(/<label [^>]*>(.*?)<\/label>/gs)].map(([, label]) => textOf(label)),
      buttons: [...form.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, button]) => textOf(button)),
      options: Object.fromEntries([...lists].map(([, name, options = '']) => [textOf(name), valuesOf(options)])),
    };
  }

  /** The addresses of the links in the page by their texts, and by their titles: the id behind a name. Without the navigation. */
  get links(): Record<string, string> {
    const [, main = ''] = this.html.split('<main');
    const found = main.matchAll(/<a [^>]*href="(.*?)"(?: title="(.*?)")?[^>]*>(.*?)<\/a>/gs);
    return Object.fromEntries(
      [...found].flatMap(([, address, title, text]) =>
        [title, text].filter((name) => name !== undefined).map((name) => [textOf(name), textOf(address)]),
      ),
    );
  }

  /** The ids that more than one element has. */
  get repeatedIds(): readonly string[] {
    const ids = [...this.html.matchAll(/ id="(.*?)"/g)].map(([, id = '']) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  }
}

/** The dashboard of a platform. */
export interface TestDashboard {
  readonly open: (path: string) => Promise<ShownPage>;
  readonly send: (path: string, fields: Readonly<Record<string, string>>) => Promise<ShownPage>;
  /** Returns the address of a page. */
  readonly address: (path: string) => string;
}

const valuesOf = (options: string): readonly string[] =>
  [...options.matchAll(/<option [^>]*value="(.*?)"/g)]
    .map(([, value]) => textOf(value))
    .filter((value) => value !== '');
