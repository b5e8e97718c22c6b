import { controlApi, paymentApi } from '../../spec/apis';
import { publishedDocument } from '../../spec/emit/document';
import { examples } from '../../spec/generated/examples';

/** The APIs with a document. */
const apis = { api: paymentApi, control: controlApi };

export type DocumentName = keyof typeof apis;
export type DocumentFormat = 'json' | 'yaml';

/** Returns the OpenAPI document of an API, with its examples and with the base URL of its only server. */
export async function documentText(name: DocumentName, format: DocumentFormat, baseUrl: string): Promise<string> {
  const document = publishedDocument(apis[name], { baseUrl, examples });
  if (format === 'json') return JSON.stringify(document);
  const { stringify } = await import('./yaml');
  return stringify(document, { aliasDuplicateObjects: false });
}
