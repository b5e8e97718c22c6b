import { examplesDeclaration, examplesModule } from '../../spec/emit/examples';
import { newExamples } from './examples';

/** Returns the generated files with the examples, by their path in the project. */
export async function exampleFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    'spec/generated/examples.js': examplesModule(await newExamples()),
    'spec/generated/examples.d.ts': examplesDeclaration(),
  };
}
