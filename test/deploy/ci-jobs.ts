import { parse } from 'yaml';
import { blocksOf } from '../examples/documents';

type Variables = Readonly<Record<string, string>>;

/** Commands for a shell, of which the first one that fails ends the step. */
export interface Step {
  readonly run: string;
  readonly env: Variables;
  /** Whether it runs after a step that failed. */
  readonly always: boolean;
}

export interface Service {
  readonly name: string;
  readonly image: string;
  readonly env: Variables;
}

/** A job of the guide. */
export interface CiJob {
  readonly title: string;
  /** The container beside it, if it has one. */
  readonly service: Service | undefined;
  readonly env: Variables;
  readonly steps: readonly Step[];
  /** The files that are kept, even if a step has failed. */
  readonly artifacts: readonly string[];
  /** The command of the shell that runs a step. */
  readonly shell: readonly string[];
}

interface GitHubStep {
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Variables;
  readonly with?: { readonly path?: string };
}

interface GitHubWorkflow {
  readonly jobs: {
    readonly test: {
      readonly env?: Variables;
      readonly services?: { readonly [name: string]: { readonly image: string; readonly env: Variables } };
      readonly steps: readonly GitHubStep[];
    };
  };
}

interface GitLabPipeline {
  readonly test: {
    readonly services?: readonly { readonly name: string; readonly alias: string }[];
    readonly variables: Variables;
    readonly script: readonly string[];
    readonly after_script?: readonly string[];
    readonly artifacts: { readonly when: string; readonly paths: readonly string[] };
  };
}

/** The jobs of the guide, in order. */
export const ciJobs: readonly CiJob[] = blocksOf('docs/guides/ci.md').flatMap(({ language, text }) => {
  if (language !== 'yaml') return [];
  const document: GitHubWorkflow | GitLabPipeline = parse(text, { uniqueKeys: true });
  return ['jobs' in document ? gitHubJob(document) : gitLabJob(document)];
});

function gitHubJob({ jobs: { test } }: GitHubWorkflow): CiJob {
  const [service] = Object.entries(test.services ?? {}).map(([name, { image, env }]) => ({ name, image, env }));
  const isAlways = ({ if: condition = '' }: GitHubStep) =>
    ['${{ always() }}', '${{ !cancelled() }}'].includes(condition);
  const kept = test.steps.filter((step) => step.uses?.startsWith('actions/upload-artifact@') && isAlways(step));
  return {
    title: `GitHub Actions with ${service === undefined ? 'npx' : 'the image'}`,
    service,
    env: test.env ?? {},
    steps: test.steps.flatMap((step) =>
      step.run === undefined ? [] : [{ run: step.run, env: step.env ?? {}, always: isAlways(step) }],
    ),
    artifacts: kept.flatMap((step) => step.with?.path?.trim().split('\n') ?? []),
    shell: ['bash', '-e', '-c'],
  };
}

function gitLabJob({ test }: GitLabPipeline): CiJob {
  const [service] = (test.services ?? []).map(({ name, alias }) => ({ name: alias, image: name, env: test.variables }));
  return {
    title: `GitLab with ${service === undefined ? 'npx' : 'the image'}`,
    service,
    env: test.variables,
    steps: [
      { run: test.script.join('\n'), env: {}, always: false },
      { run: test.after_script?.join('\n') ?? '', env: {}, always: true },
    ].filter((step) => step.run !== ''),
    artifacts: test.artifacts.when === 'always' ? test.artifacts.paths : [],
    shell: ['bash', '-e', '-o', 'pipefail', '-c'],
  };
}
