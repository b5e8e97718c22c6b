import { openPage, sendForm } from '../../support/hosted-page';

interface Visit {
  readonly platform?: string;
  /** Signs in with this token. */
  readonly token?: string;
  /** The cookie of a visit before. */
  readonly cookie?: string | undefined;
}

/** Opens the dashboard in a browser without scripts, which keeps the cookie of a sign-in. */
export async function openDashboard(url: string, { platform = 'default', token, cookie = '' }: Visit = {}) {
  const base = `${url}/_sandbox/dashboard/${platform}/`;
  const headers = { Origin: url, Cookie: cookie };
  const browser = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    sendForm(browser, base + path, fields, headers);
  if (token !== undefined) {
    const signedIn = await send('', { action: 'sign_in', control_token: token });
    headers.Cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }
  const open = (path: string) => openPage(browser, base + path, headers);
  /** Returns the text of a page, without markup. */
  const read = async (path: string) =>
    (await open(path)).html.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
  return { open, read, send, cookie: () => headers.Cookie };
}
