import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frames, type FrameForm } from '../../../spec/tables/frames';

/** The options of a page of a seller, which are in its address. */
export interface ComponentOptions {
  /** The address of the sandbox as the page uses it. */
  readonly base: string;
  readonly form: FrameForm;
  readonly tabId: string;
  /** Style parameters, which a component encodes in base64. */
  readonly style?: Readonly<Record<string, string>>;
  readonly token: string;
  readonly account?: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The colour scheme of the page itself (default: that of the browser). */
  readonly scheme?: string;
}

/** The part of the script that gives a frame the height of its content, as component libraries bundle it. */
export const resizer = (): string =>
  readFileSync(join(import.meta.dirname, '../../../node_modules/iframe-resizer/js/iframeResizer.min.js'), 'utf8');

/**
 * Returns the body of a page that embeds the frames of a form as a component library does: with a label and a border around each,
 * which follow its messages. Its button pays 12.50. Every message that it receives is kept, as text.
 */
export function componentPage(search: URLSearchParams): string {
  const options: ComponentOptions = JSON.parse(search.get('options') ?? '');
  const rows = Object.entries(frames).filter(([, { form }]) => form === options.form);
  const encoded = Object.entries(options.style ?? {}).map(([name, value]) => [name, btoa(value)]);
  const query = `tabId=${options.tabId}?${new URLSearchParams(encoded)}`;
  const inputs = rows.map(
    ([name, { title }]) => `<div class="field"><span>${title}</span>
      <div class="control" id="control-${name}">
        <iframe id="${name}" title="${title}" onload="fitHeight(this)" src="${options.base}/v2/${name}?${query.replaceAll('&', '&amp;')}"></iframe>
      </div><small id="error-${name}"></small></div>`,
  );
  return `<meta name="color-scheme" content="${options.scheme ?? 'light dark'}">
    <style>${style}</style>
    <script src="/resizer.js"></script>
    <script>${beforeFrames}</script>
    <main><h1>Tea House</h1>${inputs.join('')}<button>Pay $12.50</button><p role="status"></p></main>
    <script>const options = ${JSON.stringify(options).replaceAll('<', '\\u003c')};${script}</script>`;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem }
  .field { margin: 1rem 0 }
  .control { border: 1px solid GrayText; border-radius: 8px; overflow: hidden; display: flex }
  .control.focused { border-color: AccentColor; outline: 2px solid SelectedItem }
  .control.invalid { border-color: #c33 }
  iframe { width: 100%; border: 0; height: 0 }
  button { font: inherit; padding: .5rem 1.5rem }`;

/** A frame can be loaded before the script at the end of the page runs. */
const beforeFrames = `
  window.messages = [];
  window.sized = {};
  const fitHeight = (frame) =>
    iFrameResize({ log: false, onResized: ({ height }) => { sized[frame.id] = Number(height); } }, frame);`;

const script = `
  const frames = [...document.querySelectorAll('iframe')];
  const origin = new URL(options.base).origin;
  addEventListener('message', ({ data, origin: sender }) => {
    messages.push(JSON.stringify({ data, sender }));
    const control = document.getElementById('control-' + data?.data?.id);
    if (data?.eventType === 'focused') control.classList.add('focused');
    if (data?.eventType === 'blurred') control.classList.remove('focused');
  });
  const ask = (name, message) => new Promise((resolve) => {
    const { contentWindow } = document.getElementById(name);
    const listen = ({ source, data }) => {
      if (source !== contentWindow || data?.eventType !== message.eventType) return;
      removeEventListener('message', listen);
      resolve(data.data);
    };
    addEventListener('message', listen);
    contentWindow.postMessage(message, origin);
  });
  const validate = async () => {
    let isValid = true;
    for (const { id } of frames) {
      const result = await ask(id, { eventType: 'validate' });
      isValid &&= result.isValid;
      document.getElementById('control-' + id).classList.toggle('invalid', !result.isValid);
      document.getElementById('error-' + id).textContent = result.error.message;
    }
    return isValid;
  };
  const tokenize = () => ask(frames[0].id, {
    eventType: 'tokenize',
    clientId: options.token,
    paymentMethodMetadata: options.metadata,
    account: options.account,
    componentVersion: '1.0.0',
  });
  const pay = async () => {
    if (!(await validate())) return 'invalid';
    const method = await tokenize();
    if (method.error) return method.error.code + ': ' + method.error.message;
    const { token } = method.data.card ?? method.data.bank_account;
    const headers = {
      Authorization: 'Bearer ' + options.token,
      'Content-Type': 'application/json',
      'Idempotency-Key': token,
      'X-Component-Version': '1.0.0',
      ...(options.account && { 'Sub-Account': options.account }),
    };
    const body = JSON.stringify({ amount: 1250, currency: 'usd', payment_method: { token } });
    const response = await fetch(options.base + '/v1/payments', { method: 'POST', headers, body });
    const { data, error } = await response.json();
    return data ? data.status + ' ' + data.id : error.code;
  };
  document.querySelector('button').addEventListener('click', async () => {
    document.querySelector('[role=status]').textContent = await pay();
  });`;
