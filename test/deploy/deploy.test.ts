import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { createSandbox, serve } from '../../mock-server/server';
import { controlOperations } from '../../spec';
import { run } from '../cli/process-io';
import { hasVariable } from './help';
import { execFormOf, pairsOf, stagesOf, textsOf } from './container-file';
import { balancerLines, compose, type ComposeService, manifest, textOf, unitSetting, unitSettings } from './files';
import { publishedImage, repository } from './published-image';

const PORT = '4010';
const HEALTH = controlOperations.getHealth.path;
const READY = controlOperations.getReady.path;
/** A replica that is told to end has ended by then, in seconds. */
const ENDS_WITHIN = 8;
const secrets = /TOKEN|PASSWORD|STORE/;

const [build, image] = stagesOf('deploy/Containerfile', { VERSION: packageJson.version });
if (build === undefined || image === undefined) throw new Error('the container file has two stages');
const pod = manifest['Deployment'].spec.template.spec;
const [container] = pod.containers;
const services: readonly (readonly [name: string, service: ComposeService])[] = Object.entries(compose.services);
const replicas = services.flatMap(([name, { image: named }]) => (named === publishedImage ? [name] : []));
const { 'sandbox-1': replica, 'sandbox-2': otherReplica, balancer, database } = compose.services;
const commandOfUnit = unitSetting('ExecStart').split(' ').slice(1);

/** The variables with which each file starts a replica, besides those of the image. */
const starts: readonly (readonly [file: string, variables: readonly Variable[]])[] = [
  ['compose.yaml', Object.entries(replica.environment).map(([name, value]) => ({ name, value }))],
  ['kubernetes.yaml', container.env],
  [
    'payments-sandbox.service',
    unitSettings.flatMap(([setting, text]) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
      return setting === 'Environment' ? [{ name, value }] : [];
    }),
  ],
];
const imageVariables = pairsOf(image, 'ENV');

interface Variable {
  readonly name: string;
  readonly value: string;
}

describe('a replica starts', () => {
  test('with the command of the image, or the same one', () => {
    expect(execFormOf(textsOf(image, 'CMD').join())).toEqual(['start']);
    expect(commandOfUnit).toEqual(['start']);
    expect([replica.command, container.args, container.command]).toEqual([undefined, undefined, undefined]);
  });

  test.each(starts)('with variables that the command line, PostgreSQL or Node reads: %s', async (_file, variables) => {
    const { stdout } = await run(['start', '--help-all']);
    const names = variables.map(({ name }) => name);
    const others = ['PGPASSWORD', 'NODE_OPTIONS', 'POD_IP'];
    expect(names.filter((name) => !others.includes(name) && !hasVariable(stdout, name))).toEqual([]);
    expect(names).toContain('PAYMENTS_SANDBOX_ALLOW_HOST');
  });

  test('with a database and a control token that all of them share', () => {
    for (const name of ['PAYMENTS_SANDBOX_STORE', 'PAYMENTS_SANDBOX_CONTROL_TOKEN']) {
      expect(replica.environment).toHaveProperty(name);
      expect(textOf('kubernetes.yaml')).toContain(name);
    }
  });

  test('and listens for the others', () => {
    expect(imageVariables).toMatchObject({ PAYMENTS_SANDBOX_HOST: '0.0.0.0' });
    expect(unitSettings).toContainEqual(['Environment', 'PAYMENTS_SANDBOX_HOST=0.0.0.0']);
  });

  test('with the memory that the guide states', () => {
    const heap = '--max-old-space-size=320';
    const heaps = container.env.flatMap(({ name, value }: Variable) => (name === 'NODE_OPTIONS' ? [value] : []));
    expect([replica.environment['NODE_OPTIONS'], ...heaps]).toEqual([heap, heap]);
    expect(unitSettings).toContainEqual(['Environment', `NODE_OPTIONS=${heap}`]);
    expect([replica.mem_limit, unitSetting('MemoryMax'), container.resources.limits.memory]).toEqual([
      '700m',
      '700M',
      '700Mi',
    ]);
  });

  test('and has time to end', () => {
    const waits: number = Number(container.lifecycle.preStop.exec.command.at(-1));
    expect(Number.parseInt(replica.stop_grace_period, 10)).toBeGreaterThan(ENDS_WITHIN);
    expect(Number(unitSetting('TimeoutStopSec'))).toBeGreaterThan(ENDS_WITHIN);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(ENDS_WITHIN + waits);
  });
});

describe('secrets', () => {
  test('are not in a file', () => {
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const inline = values.filter(
      ([name, value]) => secrets.test(name) && !/^\$\{\w+:\?.+\}$|^postgres:\/\/\w+@/.test(String(value)),
    );
    expect(inline).toEqual([]);
    expect(container.env.filter(({ name }: Variable) => secrets.test(name))).toEqual([]);
    expect(unitSettings.filter(([name, value]) => name === 'Environment' && secrets.test(value))).toEqual([]);
    expect(build.instructions.concat(image.instructions).filter(({ text }) => secrets.test(text))).toEqual([]);
    expect(Object.keys(manifest).sort()).toEqual(['Deployment', 'PodDisruptionBudget', 'Service']);
  });
});

describe('the container file', () => {
  test('copies the packed package, and nothing else', () => {
    expect(textsOf(build, 'COPY')).toEqual([`payments-sandbox-${packageJson.version}.tgz ./`]);
    expect(textsOf(image, 'COPY').filter((text) => !text.startsWith('--from=build '))).toEqual([]);
    const ignored = textOf('Containerfile.dockerignore')
      .split('\n')
      .filter((line) => /^[^#]/.test(line));
    expect(ignored).toEqual(['*', '!payments-sandbox-*.tgz']);
  });

  test('installs the driver of PostgreSQL in the version of the lock file', () => {
    const lock: { packages: Record<string, { version: string }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const [installed = ''] = textsOf(build, 'RUN');
    expect(/ pg@(\S+)/.exec(installed)?.[1]).toBe(lock.packages['node_modules/pg']?.version);
  });

  test('labels the image with what package.json says', () => {
    expect(pairsOf(image, 'LABEL')).toEqual({
      'org.opencontainers.image.source': repository,
      'org.opencontainers.image.version': packageJson.version,
      'org.opencontainers.image.licenses': packageJson.license,
    });
  });

  test('runs the command line as a user without privileges, in exec form, so that signals reach it', () => {
    const last = (keyword: string) => textsOf(image, keyword).at(-1) ?? '';
    expect(execFormOf(last('ENTRYPOINT'))).toEqual(Object.keys(packageJson.bin));
    expect(imageVariables['PATH']).toBe('/app/node_modules/.bin:$PATH');
    expect(last('USER')).toBe('1000:1000');
    expect(last('EXPOSE')).toBe(PORT);
    expect(image.base).toBe(build.base);
  });

  test('gives the data directory to that user', () => {
    expect(textsOf(image, 'COPY').at(-1)).toBe('--from=build --chown=1000:1000 /data /data');
    expect(imageVariables).toMatchObject({ PAYMENTS_SANDBOX_DATA_IF_WRITABLE: '/data' });
  });

  test('checks the readiness without other programs, on the port of its variable', async () => {
    const [program, ...args] = execFormOf(textsOf(image, 'HEALTHCHECK').join());
    const sandbox = createSandbox();
    const { port, close } = await serve(sandbox);
    const check = (env: Record<string, string>) => promisify(execFile)(process.execPath, args, { env });
    const own = { PAYMENTS_SANDBOX_PORT: String(port) };
    expect(program).toBe('node');
    expect(args.join()).toContain(READY);
    expect(args.join()).toContain(` || ${PORT}`);
    const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', no_proxy: '' };
    for (const env of [own, { PORT: String(port), PAYMENTS_SANDBOX_PORT: 'tcp://10.96.0.7:1' }, { ...own, ...proxy }])
      await check(env);
    await close();
    await sandbox.close();
    await expect(check(own)).rejects.toMatchObject({ code: 1 });
  });
});

describe('the compose file', () => {
  test('has two replicas, and names services, volumes and files that exist', () => {
    expect(replicas).toEqual(['sandbox-1', 'sandbox-2']);
    expect(otherReplica).toEqual(replica);
    expect(balancer.depends_on).toEqual(replicas);
    expect(Object.keys(replica.depends_on)).toEqual(['database']);
    const { POSTGRES_USER, POSTGRES_DB } = database.environment ?? {};
    const { hostname, username, pathname } = new URL(replica.environment['PAYMENTS_SANDBOX_STORE'] ?? '');
    expect({ hostname, username, pathname }).toEqual({
      hostname: 'database',
      username: POSTGRES_USER,
      pathname: `/${POSTGRES_DB}`,
    });
    expect(Object.keys(compose.volumes)).toEqual(database.volumes?.map((volume) => volume.split(':')[0]));
    expect(balancer.volumes).toEqual([expect.stringMatching(/^\.\/haproxy\.cfg:/)]);
  });

  test('publishes the port of the balancer only', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['balancer', [`${PORT}:${PORT}`]]]);
  });
});

describe('the balancer', () => {
  test('has the replicas of the compose file', () => {
    const servers = balancerLines.filter((line) => line.startsWith('server '));
    expect(servers.filter((line) => !line.endsWith(' backup'))).toEqual(
      replicas.map((name) => `server ${name} ${name}:${PORT} check`),
    );
    expect(balancerLines).toContain(`bind :${PORT}`);
  });

  test('repeats no request that was sent', () => {
    expect(balancerLines.filter((line) => line.startsWith('retry-on'))).toEqual(['retry-on conn-failure']);
  });

  test('sends requests to all replicas when none is ready', () => {
    const backups = balancerLines.filter((line) => line.endsWith(' backup'));
    expect(balancerLines).toContain('option allbackups');
    expect(backups).toEqual(replicas.map((name) => `server ${name}-unready ${name}:${PORT} backup`));
  });

  test('asks for the readiness with a host that is accepted', () => {
    const [check] = balancerLines.filter((line) => line.startsWith('http-check send'));
    expect(check).toBe(`http-check send meth GET uri ${READY} ver HTTP/1.1 hdr Host localhost`);
  });

  test('needs no stickiness', () => {
    expect(balancerLines.filter((line) => /^(cookie|stick|appsession|hash)/.test(line))).toEqual([]);
  });
});

describe('the manifest of Kubernetes', () => {
  test('has objects that select the pods and name their port', () => {
    const labels = manifest['Deployment'].spec.template.metadata.labels;
    const [port] = manifest['Service'].spec.ports;
    expect(manifest['Deployment'].spec.selector.matchLabels).toEqual(labels);
    expect(manifest['Service'].spec.selector).toEqual(labels);
    expect(manifest['PodDisruptionBudget'].spec.selector.matchLabels).toEqual(labels);
    expect(container.ports).toEqual([{ name: port.targetPort, containerPort: Number(PORT) }]);
    expect(container.readinessProbe.httpGet).toEqual({ path: READY, port: port.targetPort });
    expect(container.livenessProbe.httpGet).toEqual({ path: HEALTH, port: port.targetPort });
  });

  test('runs the published image as the user that it names', () => {
    expect(container.image).toBe(publishedImage);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(pod.securityContext).not.toHaveProperty('runAsUser');
  });

  test('advertises the address of the pod', () => {
    const [first, second] = container.env;
    expect(first).toEqual({ name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } });
    expect(second).toEqual({ name: 'PAYMENTS_SANDBOX_ADVERTISE', value: `http://$(POD_IP):${PORT}` });
  });
});
