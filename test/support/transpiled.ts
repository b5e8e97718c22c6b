import ts from 'typescript';

/** Returns the JavaScript of an ECMAScript module. */
export function transpiled(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}
