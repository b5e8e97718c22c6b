import type { DocumentFormat, DocumentName } from '../documents/document-text';
import { ownBaseUrl } from '../wire/host';
import type { AddRoute, Send } from './send';

const paths: readonly (readonly [path: string, name: DocumentName])[] = [
  ['/openapi', 'api'],
  ['/_sandbox/openapi', 'control'],
];
const contentTypes: Readonly<Record<DocumentFormat, string>> = {
  json: 'application/json',
  yaml: 'application/yaml; charset=utf-8',
};

/**
 * Adds the OpenAPI documents. They need no control token, as they say nothing about this sandbox but its address. A document is
 * made from the tables when it is requested. The request log does not have these requests.
 */
export function addDocuments(addRoute: AddRoute, send: Send): void {
  for (const [path, name] of paths)
    for (const format of ['json', 'yaml'] as const)
      addRoute('GET', `${path}.${format}`, (request) =>
        send(request, async () => {
          const { documentText } = await import('../documents/document-text');
          const body = await documentText(name, format, ownBaseUrl(request));
          return { status: 200, contentType: contentTypes[format], headers: {}, body };
        }),
      );
}
