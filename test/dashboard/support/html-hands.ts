import type { OpenFront } from '../../support/fronts';
import { attributesOf, type HostedPage, openPage, pageFrom, sendForm, textOf } from '../../support/hosted-page';
import type { Step } from './actions/action';

type Target = Pick<OpenFront, 'fetch'>;

/** Uses a page by its HTML, as a browser without a script does. Names are those that a screen reader says. */
export class HtmlHands {
  readonly #target: Target;
  readonly #entered = new Map<string, string>();
  #address: string;
  #page: HostedPage;

  private constructor(target: Target, address: string, page: HostedPage) {
    this.#target = target;
    this.#address = address;
    this.#page = page;
  }

  static async open(target: Target, address: string): Promise<HtmlHands> {
    return new HtmlHands(target, address, await openPage(target, address));
  }

  get page(): HostedPage {
    return this.#page;
  }

  get address(): string {
    return this.#address;
  }

  async carryOut([kind, name, value = '']: Step): Promise<void> {
    switch (kind) {
      case 'press':
        return this.#press(name);
      case 'unfold':
        if (!elements(this.#page.html, 'summary').some(({ text }) => text.includes(String(name))))
          throw new Error(`nothing unfolds by ${String(name)}`);
        return;
      default:
        this.#entered.set(this.#fieldOf(String(name)), value);
    }
  }

  #fieldOf(label: string): string {
    const found = elements(this.#page.html, 'label').find(({ text }) => text === label);
    if (found?.attributes['for'] === undefined) throw new Error(`there is no field ${label}`);
    return found.attributes['for'];
  }

  async #press(name: string | RegExp): Promise<void> {
    const isNamed = ({ text }: Element) => (typeof name === 'string' ? text === name : name.test(text));
    for (const form of elements(this.#page.html, 'form')) {
      const button = elements(form.html, 'button').find(isNamed);
      if (button === undefined) continue;
      if (button.attributes['disabled'] !== undefined) throw new Error(`${String(name)} is disabled`);
      return this.#send(form);
    }
    const link = elements(this.#page.html, 'a').find(isNamed);
    if (link === undefined) throw new Error(`there is no button or link ${String(name)}`);
    await this.#go(link.attributes['href'] ?? '');
  }

  async #go(address: string): Promise<void> {
    this.#entered.clear();
    this.#address = new URL(address, this.#address).href;
    this.#page = await openPage(this.#target, this.#address);
  }

  async #send({ attributes, html }: Element): Promise<void> {
    const fields = this.#fieldsIn(html);
    const query = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
    if (attributes['method'] === 'get') return this.#go(`?${query}`);
    const sent =
      attributes['enctype'] === 'multipart/form-data'
        ? await this.#sendFile(fields)
        : await sendForm(this.#target, this.#address, query);
    if (sent.status === 303) return this.#go(sent.headers.get('location') ?? '');
    this.#page = sent;
  }

  async #sendFile(fields: readonly Field[]): Promise<HostedPage> {
    const body = new FormData();
    for (const { name, value, isFile } of fields) {
      if (isFile) body.append(name, new File([value], 'shop.json'));
      else body.append(name, value);
    }
    return pageFrom(await this.#target.fetch(this.#address, { method: 'POST', redirect: 'manual', body }));
  }

  /** The values that the form sends: each field with what was entered, or else with what it has. */
  #fieldsIn(form: string): Field[] {
    const fields: Field[] = [];
    for (const [tag, kind] of form.matchAll(/<(input|select|textarea) [^>]*>/g)) {
      const { id = '', name = '', type, value = '', checked } = attributesOf(tag);
      const entered = this.#entered.get(id);
      if (type === 'checkbox') {
        if (entered !== undefined || checked !== undefined) fields.push({ name, value, isFile: false });
      } else if (kind === 'select') fields.push({ name, value: chosenIn(form, id, entered), isFile: false });
      else if (kind === 'textarea') fields.push({ name, value: entered ?? textIn(form, id), isFile: false });
      else fields.push({ name, value: entered ?? value, isFile: type === 'file' });
    }
    return fields;
  }
}

interface Field {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
}

const elements = (html: string, name: string): Element[] =>
  [...html.matchAll(new RegExp(`<${name}( [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, tag = '', content = '']) => ({
    attributes: attributesOf(tag),
    html: content,
    text: attributesOf(tag)['aria-label'] ?? textOf(content).trim(),
  }));

function chosenIn(form: string, id: string, title: string | undefined): string {
  const [, list = ''] = new RegExp(`<select id="${id}"[^>]*>(.*?)</select>`, 's').exec(form) ?? [];
  const options = elements(list, 'option');
  const isChosen = ({ text, attributes }: Element) =>
    title === undefined ? attributes['selected'] !== undefined : text === title;
  const chosen = options.find(isChosen) ?? (title === undefined ? options[0] : undefined);
  if (chosen === undefined) throw new Error(`there is no option ${title}`);
  return chosen.attributes['value'] ?? '';
}

const textIn = (form: string, id: string): string =>
  textOf(new RegExp(`<textarea id="${id}"[^>]*>\n?(.*?)</textarea>`, 's').exec(form)?.[1]);
