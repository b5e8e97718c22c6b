import type { ApiDefinition } from '../vocabulary/api';
import { paymentApi, controlApi } from '../apis';
import { openApiDocument } from './openapi';
import { referencePages } from './reference-pages';
import { typesModule } from './types';
import { validatorsDeclaration, validatorsModule } from './validators';

/** Every generated file by its path in the project. A test compares them with what is committed. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await filesOf(paymentApi, '')),
    ...(await filesOf(controlApi, 'control-')),
    ...Object.fromEntries(Object.entries(referencePages()).map(([name, page]) => [`docs/reference/${name}`, page])),
  };
}

async function filesOf(surface: ApiDefinition, prefix: string): Promise<Readonly<Record<string, string>>> {
  const document = `${JSON.stringify(openApiDocument(surface), null, 2)}\n`;
  const place = `spec/generated/${prefix}`;
  return {
    [`${place}openapi.json`]: document,
    [`${place}types.ts`]: await typesModule(document),
    [`${place}validators.js`]: validatorsModule(surface),
    [`${place}validators.d.ts`]: validatorsDeclaration(surface, `./${prefix}types`),
  };
}
