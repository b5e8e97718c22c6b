import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entries } from '../../../packaging/entries';
import { type Check, prints, type Project } from '../project';

/** The linters of published packages, and the schema of the list of bundled packages. */
export const publicationTools = [
  'publint@0.3.25',
  '@arethetypeswrong/cli@0.18.5',
  ...['@cyclonedx/cyclonedx-library@10.3.0', 'ajv@^8.12.0', 'ajv-formats@^3.0.1', 'ajv-formats-draft2019@^1.6.1'],
];

/** The part of the report of `attw` that is read. */
interface Report {
  readonly analysis: {
    readonly entrypoints: Readonly<Record<string, object>>;
    readonly problems: readonly { readonly kind: string; readonly entrypoint?: string }[];
  };
}

/** The one problem that an entry for ECMAScript modules only is to have: a `require` of it gives such a module. */
const isIntended = ({ kind, entrypoint }: Report['analysis']['problems'][number]): boolean =>
  kind === 'CJSResolvesToESM' && entries.some(({ name, esmOnly }) => esmOnly === true && name === entrypoint);

/** Prints the mistakes in the list of bundled packages, by the official schema; `null` if it has none. */
const validateSbom = `
  import { readFileSync } from 'node:fs';
  import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
  const sbom = readFileSync('node_modules/payments-sandbox/dist/sbom.cdx.json', 'utf8');
  console.log(JSON.stringify(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(sbom)));`;

/** Applies the linters of published packages to the packed file. */
export function publication(project: Project): readonly Check[] {
  return [
    ['publint has no remarks', () => packageIsRight(project)],
    ['attw has no remarks on any entry, by any resolution', () => typesAreRight(project)],
    [
      'sbom.cdx.json has the form of CycloneDX 1.6',
      () => prints(project, 'null', process.execPath, '--input-type=module', '-e', validateSbom),
    ],
  ];
}

/** It ends with 0 for mere suggestions. */
async function packageIsRight(project: Project): Promise<void> {
  const printed = await project.runModule('publint/src/cli.js', 'run', project.tarball, '--strict');
  if (!printed.endsWith('All good!')) throw new Error(printed);
}

async function typesAreRight(project: Project): Promise<void> {
  const attw = '@arethetypeswrong/cli/dist/index.js';
  // It ends with 1 for problems that are intended, too. No rule is ignored, as that would hold for every entry.
  // By a file, as it ends before a pipe has all of its report.
  const report = join(project.folder, 'attw.json');
  const command = `"$0" "$1" "$2" --format json > "$3" || true`;
  await project.run('sh', '-c', command, process.execPath, `node_modules/${attw}`, project.tarball, report);
  const { analysis }: Report = JSON.parse(await readFile(report, 'utf8'));
  const unseen = entries.filter(({ name }) => !(name in analysis.entrypoints)).map(({ name }) => name);
  const problems = analysis.problems.filter((problem) => !isIntended(problem));
  if (unseen.length + problems.length > 0) throw new Error(JSON.stringify({ unseen, problems }, null, 2));
}
