import openapiTS, { astToString } from 'openapi-typescript';
import { HEADER } from './header';

/** Returns the TypeScript types of a document: `components`, `operations` and `paths`. */
export async function typesModule(document: string): Promise<string> {
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  return `${HEADER}\n${types}`;
}
