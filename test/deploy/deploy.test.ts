import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { createSandbox, serve } from '../../mock-server/server';
import { controlOperations } from '../../spec';
import { run } from '../cli/process-io';
import { hasOption } from './help';
import { execFormOf, stagesOf, textsOf } from './container-file';
import { balancerLines, compose, type ComposeService, manifest, textOf, unitSetting, unitSettings } from './files';

const PORT = '4010';
const HEALTH = controlOperations.getHealth.path;
/** A replica that is told to end has ended by then, in seconds. */
const ENDS_WITHIN = 8;
const secrets = /TOKEN|PASSWORD|STORE/;

const [build, image] = stagesOf('deploy/Containerfile');
if (build === undefined || image === undefined) throw new Error('the container file has two stages');
const pod = manifest['Deployment'].spec.template.spec;
const [container] = pod.containers;
const services: readonly (readonly [name: string, service: ComposeService])[] = Object.entries(compose.services);
const replicas = services.flatMap(([name, { image: named }]) => (named === 'payments-sandbox' ? [name] : []));
const { 'sandbox-1': replica, 'sandbox-2': otherReplica, balancer, database } = compose.services;
const commandOfUnit = unitSetting('ExecStart').split(' ').slice(1);

/** The arguments with which each file starts a replica. */
const starts: readonly (readonly [file: string, args: readonly string[]])[] = [
  ['Containerfile', execFormOf(textsOf(image, 'CMD').join())],
  ['compose.yaml', replica.command],
  ['payments-sandbox.service', commandOfUnit],
  ['kubernetes.yaml', container.args.flatMap((argument: string) => argument.split(/=(.*)/, 2))],
];

describe('a replica starts', () => {
  test.each(starts)('with options of the command line: %s', async (_file, args) => {
    const { code, stdout } = await run(['start', '--help']);
    const options = args.filter((argument) => argument.startsWith('--'));
    expect([code, args[0]]).toEqual([0, 'start']);
    expect(options.filter((option) => !hasOption(stdout, option))).toEqual([]);
    expect(args).toEqual(expect.arrayContaining(['--host', '0.0.0.0']));
    expect(args.includes('--port') ? args[args.indexOf('--port') + 1] : PORT).toBe(PORT);
  });

  test('with variables that the command line or PostgreSQL reads', async () => {
    const { stdout } = await run(['start', '--help']);
    const names = [...Object.keys(replica.environment), ...container.env.map(({ name }: { name: string }) => name)];
    const others = ['PGPASSWORD', 'NODE_OPTIONS', 'POD_IP'];
    expect(names.filter((name) => !others.includes(name) && !stdout.includes(name))).toEqual([]);
    for (const name of ['PAYMENTS_SANDBOX_STORE', 'PAYMENTS_SANDBOX_CONTROL_TOKEN']) {
      expect(stdout).toContain(name);
      expect(replica.environment).toHaveProperty(name);
      expect(textOf('kubernetes.yaml')).toContain(name);
    }
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

interface Variable {
  readonly name: string;
  readonly value: string;
}

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

  test('are no arguments, which the process list shows', () => {
    for (const [, args] of starts) expect(args).not.toContain('--store');
    for (const [, args] of starts) expect(args).not.toContain('--control-token');
  });
});

describe('the container file', () => {
  test('copies what exists, and not the whole folder', () => {
    const sources = textsOf(build, 'COPY').flatMap((text) => text.split(' ').slice(0, -1));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(sources).not.toContain('.');
    const folders = [...packageJson.files, 'deploy', 'test'];
    expect(sources.filter((source) => folders.includes(source))).toEqual([]);
  });

  test('runs the command line as a user without privileges, in exec form, so that signals reach it', () => {
    const last = (keyword: string) => textsOf(image, keyword).at(-1) ?? '';
    expect(execFormOf(last('ENTRYPOINT'))).toEqual(['node', `/app/${packageJson.bin['payments-sandbox'].slice(2)}`]);
    expect(last('WORKDIR')).toBe('/app');
    expect(last('USER')).toBe('node');
    expect(last('EXPOSE')).toBe(PORT);
    expect(image.base).toBe(build.base);
  });

  test('checks the health without other programs', async () => {
    const [program, ...args] = execFormOf(textsOf(image, 'HEALTHCHECK').join());
    const sandbox = createSandbox();
    const { url, close } = await serve(sandbox);
    const check = () =>
      promisify(execFile)(
        process.execPath,
        args.map((argument) => argument.replace(`http://127.0.0.1:${PORT}`, url)),
      );
    expect(program).toBe('node');
    expect(args.join()).toContain(HEALTH);
    await check();
    await close();
    await sandbox.close();
    await expect(check()).rejects.toMatchObject({ code: 1 });
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
    expect(existsSync(replica.build.dockerfile)).toBe(true);
  });

  test('publishes the port of the balancer only', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['balancer', [`${PORT}:${PORT}`]]]);
  });
});

describe('the balancer', () => {
  test('has the replicas of the compose file', () => {
    const servers = balancerLines.filter((line) => line.startsWith('server '));
    expect(servers).toEqual(replicas.map((name) => `server ${name} ${name}:${PORT}`));
    expect(balancerLines).toContain(`bind :${PORT}`);
  });

  test('repeats no request that was sent', () => {
    expect(balancerLines.filter((line) => line.startsWith('retry-on'))).toEqual(['retry-on conn-failure']);
  });

  test('asks for the health with a host that is accepted', () => {
    const [check] = balancerLines.filter((line) => line.startsWith('http-check send'));
    expect(check).toBe(`http-check send meth GET uri ${HEALTH} ver HTTP/1.1 hdr Host localhost`);
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
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe])
      expect(httpGet).toEqual({ path: HEALTH, port: port.targetPort });
  });

  test('advertises the address of the pod', () => {
    expect(container.args).toContain(`--advertise=http://$(POD_IP):${PORT}`);
    expect(container.env).toContainEqual({ name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } });
  });
});
