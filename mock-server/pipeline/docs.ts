import { LLMS_FULL, LLMS_INDEX } from '../docs/files';
import type { RespondToDocs } from '../wire/docs-visit';
import { seeOther } from '../pages/html-response';
import { ownBaseUrl } from '../wire/host';
import type { WireResponse } from '../wire/envelope';
import type { App } from '../wire/message';
import type { AddRoute, Respond, Send } from './send';
import { URL } from '../../spec/vocabulary/globals';

/** The sandbox, as its documentation needs it. */
export interface DocsPort {
  /** Undefined for a sandbox without documentation: one that a program made. */
  readonly docs: RespondToDocs | undefined;
  readonly hasControlToken: boolean;
}

const ROOT = '/docs';

/** The texts for language models, which are sought at the root. */
const texts: readonly string[] = [`/${LLMS_INDEX}`, `/${LLMS_FULL}`];

/** Whether a path is one of the documentation, known or not. */
export const isDocsPath = (path: string): boolean =>
  path === ROOT || path.startsWith(`${ROOT}/`) || texts.includes(path);

/** Adds the documentation. It needs no token. Its requests are not part of the API, so the request log does not have them. */
export function addDocs({ docs, hasControlToken }: DocsPort, respond: App, addRoute: AddRoute, send: Send): void {
  const show: Respond = (request) =>
    send(request, async ({ request_id: requestId }) => {
      if (docs === undefined) return noDocs;
      if (request.path === ROOT) return seeOther(new URL(`${ownBaseUrl(request)}${ROOT}/`));
      const path = request.path.slice(texts.includes(request.path) ? 1 : ROOT.length + 1);
      return docs({ request, path, requestId, respond, hasControlToken });
    });
  for (const path of ['', '/', '/{name}', '/{folder}/', '/{folder}/{name}', '/{folder}/{inner}/{name}'])
    addRoute('GET', ROOT + path, show);
  for (const path of texts) addRoute('GET', path, show);
  addRoute('POST', `${ROOT}/operations/{id}`, show);
}

const noDocs: WireResponse = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  body:
    'A sandbox that a program made serves no documentation. Run "payments-sandbox start", then "payments-sandbox open docs", or ' +
    'read https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/guides/README.md\n',
};
