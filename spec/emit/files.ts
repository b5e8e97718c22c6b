import type { Surface } from '../vocabulary/api';
import { apiSurface, controlSurface } from '../apis';
import { openApiDocument } from './openapi';
import { referencePages } from './reference-pages';
import { typesModule } from './types';
import { validatorsDeclaration, validatorsModule } from './validators';

/** Every generated file by its path in the project. A test compares them with what is committed. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await filesOf(apiSurface, '')),
    ...(await filesOf(controlSurface, 'control-')),
    ...Object.fromEntries(Object.entries(referencePages()).map(([name, page]) => [`docs/reference/${name}`, page])),
  };
}

async function filesOf(surface: Surface, prefix: string): Promise<Readonly<Record<string, string>>> {
  const document = `${JSON.stringify(openApiDocument(surface), null, 2)}\n`;
  const place = `spec/generated/${prefix}`;
  return {
    [`${place}openapi.json`]: document,
    [`${place}types.ts`]: await typesModule(document),
    [`${place}validators.js`]: validatorsModule(surface),
    [`${place}validators.d.ts`]: validatorsDeclaration(surface, `./${prefix}types`),
  };
}
