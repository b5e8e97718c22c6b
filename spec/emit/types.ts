import openapiTS, { astToString } from 'openapi-typescript';
import { HEADER } from './header';

/** The TypeScript types of the document, as `components`, `operations` and `paths`. */
export async function typesModule(document: string): Promise<string> {
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  return `${HEADER}\n${types}`;
}
