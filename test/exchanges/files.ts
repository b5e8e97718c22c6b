import { builtExamplesDeclaration, builtExamplesModule } from '../../spec/emit/built-examples';
import { examplesDeclaration, examplesModule } from '../../spec/emit/examples';
import { examplesFrom, newExchanges } from './examples';
import { postmanCollection } from './postman';

/** Returns the generated files that exchanges with a sandbox make, by their path in the project. */
export async function exchangeFiles(): Promise<Readonly<Record<string, string>>> {
  const exchanges = await newExchanges();
  const examples = examplesFrom(exchanges);
  return {
    'spec/generated/built-examples.js': builtExamplesModule(examples),
    'spec/generated/built-examples.d.ts': builtExamplesDeclaration(),
    'spec/generated/examples.js': examplesModule(examples),
    'spec/generated/examples.d.ts': examplesDeclaration(),
    'spec/generated/postman-collection.json': `${JSON.stringify(postmanCollection(exchanges.api), null, 2)}\n`,
  };
}
