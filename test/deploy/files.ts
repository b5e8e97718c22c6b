import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { blocksOf } from '../examples/documents';

export const textOf = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

export interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

/** A service that runs the published image. */
export interface ReplicaService extends ComposeService {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on: object;
  readonly mem_limit: string;
  readonly stop_grace_period: string;
}

export interface Compose {
  readonly services: { readonly balancer: ComposeService & { readonly depends_on: readonly string[] } } & {
    readonly [name in 'sandbox-1' | 'sandbox-2']: ReplicaService;
  } & { readonly database: ComposeService };
  readonly volumes: object;
}

export const compose: Compose = parse(textOf('compose.yaml'));

/** The compose file of the guide for containers. */
export const composeOfGuide: {
  readonly services: { readonly sandbox: Required<ComposeService>; readonly shop: ComposeService };
  readonly volumes: object;
} = parse(blocksOf('docs/guides/containers.md').find(({ language }) => language === 'yaml')?.text ?? '');

/** The objects of the Kubernetes manifest, by their kinds. */
export const manifest = Object.fromEntries(
  parseAllDocuments(textOf('kubernetes.yaml')).map((document) => {
    const object = document.toJS();
    return [object.kind, object];
  }),
);

/** Settings of a unit of systemd: `Name=value`. A name may occur several times. */
export const unitSettings: readonly (readonly [name: string, value: string])[] = textOf('payments-sandbox.service')
  .split('\n')
  .flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value] as const] : [];
  });

/** Returns the only value of a setting of the unit. */
export function unitSetting(wanted: string): string {
  const values = unitSettings.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`${wanted} is there ${values.length} times`);
  return value;
}

/** Directives of the configuration of the balancer, without comments. */
export const balancerLines: readonly string[] = textOf('haproxy.cfg')
  .split('\n')
  .map((line) => line.replace(/^\s*#.*$/, '').trim())
  .filter((line) => line !== '');
