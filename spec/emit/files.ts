import { openApiDocument } from './openapi';
import { referencePages } from './reference-pages';
import { typesModule } from './types';
import { validatorsDeclaration, validatorsModule } from './validators';

/** Every generated file by its path in the project. A test compares them with what is committed. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  return {
    'spec/generated/openapi.json': document,
    'spec/generated/types.ts': await typesModule(document),
    'spec/generated/validators.js': validatorsModule(),
    'spec/generated/validators.d.ts': validatorsDeclaration(),
    ...Object.fromEntries(Object.entries(referencePages()).map(([name, page]) => [`docs/reference/${name}`, page])),
  };
}
