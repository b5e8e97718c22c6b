import { type Check, type Consumers, prints, type Project } from '../project';

const document = 'payments-sandbox/openapi.json';
const importDocument = `import document from '${document}' with { type: 'json' }; console.log(document.openapi);`;

/** Uses the entries by Node. */
export function installations(project: Project, { programs }: Consumers): readonly Check[] {
  const scripts = programs.flatMap((name) => [`${name}.mjs`, `${name}.cjs`]);
  return [
    ...scripts.map(
      (script) => [`${script} pays`, () => prints(project, 'succeeded', process.execPath, script)] as const,
    ),
    [
      'openapi.json is required',
      () => prints(project, '3.1.0', process.execPath, '-p', `require('${document}').openapi`),
    ],
    [
      'openapi.json is imported',
      () => prints(project, '3.1.0', process.execPath, '--input-type=module', '-e', importDocument),
    ],
  ];
}
