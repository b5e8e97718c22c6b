import type { PageName, PagesPort } from '../pages';
import type { RequestRecord } from '../request-log/record';
import { SandboxError } from '../sandbox-error';
import type { WireRequest } from '../wire/message';
import type { AddRoute, Send } from './send';

const hostedPages: readonly (readonly [name: PageName, path: string])[] = [
  ['checkout', '/r/{id}'],
  ['onboarding', '/onboarding/{id}'],
];

/** The pipeline, as the pages use it. */
export interface PagePipeline {
  readonly send: Send;
  /** Returns the record of a request for the request log. */
  readonly recordOf: (request: WireRequest) => RequestRecord;
}

/** The pages are loaded by the first request to one of them: few programs use them, and a start need not wait for them. */
const load = () => import('../pages');

/** Adds the hosted pages, and the style, script and icon that they share. They need no access token and no control token. */
export function addPages(port: PagesPort, addRoute: AddRoute, { send, recordOf }: PagePipeline): void {
  const { hostedPages: settings } = port;
  for (const [name, path] of hostedPages) {
    for (const method of ['GET', 'POST'])
      addRoute(method, path, (request, found) => {
        const record = recordOf(request);
        const search = new URLSearchParams(request.query);
        const compute = async () => {
          const { respondToPage } = await load();
          return respondToPage(port, name, { request, id: found('id'), search, record, hostedPages: settings });
        };
        return send(request, compute, record);
      });
  }
  addRoute('GET', '/_pages/{asset}', (request, found) =>
    send(request, async () => {
      const { assetResponse } = await load();
      const response = assetResponse(found('asset'));
      if (response === undefined) throw new SandboxError('resource_not_found', {});
      return response;
    }),
  );
}
