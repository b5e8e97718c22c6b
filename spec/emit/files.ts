import type { ApiDefinition } from '../vocabulary/api';
import { paymentApi, controlApi } from '../apis';
import { diagramFiles } from './diagrams/diagrams';
import { publishedDocument } from './document';
import { referencePages } from './reference-pages';
import { resourceValidatorsDeclaration, resourceValidatorsModule } from './resource-validators';
import { typesModule } from './types';
import { validatorsDeclaration, validatorsModule } from './validators';

/** Returns the files that follow from the tables, by their path. A test compares them with the committed files. */
export async function tableFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await filesOf(paymentApi, '')),
    ...(await filesOf(controlApi, 'control-')),
    'spec/generated/resource-validators.js': resourceValidatorsModule(paymentApi),
    'spec/generated/resource-validators.d.ts': resourceValidatorsDeclaration(paymentApi, './types'),
    ...diagramFiles(),
  };
}

/** Returns the reference pages, by their path in the project. They show examples, which a sandbox makes from the other files. */
export function referenceFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(referencePages()).map(([name, page]) => [`docs/reference/${name}`, page]));
}

async function filesOf(api: ApiDefinition, prefix: string): Promise<Readonly<Record<string, string>>> {
  const document = `${JSON.stringify(publishedDocument(api), null, 2)}\n`;
  const path = `spec/generated/${prefix}`;
  return {
    [`${path}openapi.json`]: document,
    [`${path}types.ts`]: await typesModule(api),
    [`${path}validators.js`]: validatorsModule(api),
    [`${path}validators.d.ts`]: validatorsDeclaration(api, `./${prefix}types`),
  };
}
