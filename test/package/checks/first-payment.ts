import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { payAtServer } from '../commands';
import { emptyFolder, type Project } from '../project';
import { close, listen } from '../surroundings';

/**
 * Runs the package by `npx` in an empty folder, with an empty cache of npm. Returns how long the first payment took from there,
 * the size of the package, and the bytes that came from the registry besides.
 */
export async function firstPayment({ tarball }: Project): Promise<string> {
  const folder = await emptyFolder();
  const { proxy, downloaded } = countingProxy();
  try {
    const npm = ['--cache', join(folder, 'cache'), '--https-proxy', await listen(proxy)];
    const duration = await payAtServer(
      folder,
      'npx',
      '--yes',
      ...npm,
      '--package',
      tarball,
      'payments-sandbox',
      'start',
    );
    const { size } = await stat(tarball);
    const seconds = (duration / 1_000).toFixed(1);
    return `(${seconds} s from an empty cache; the package has ${inMegabytes(size)}, and ${inMegabytes(downloaded())} came with it)`;
  } finally {
    await close(proxy);
    await rm(folder, { recursive: true });
  }
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** A proxy that counts what comes from a registry, as it is encrypted and compressed. */
function countingProxy(): { readonly proxy: Server; readonly downloaded: () => number } {
  let bytes = 0;
  const proxy = createServer();
  proxy.on('connect', ({ url }: IncomingMessage, client: Socket) => {
    const { hostname, port } = new URL(`tcp://${url ?? ''}`);
    const registry = connect(Number(port), hostname, () => void client.write('HTTP/1.1 200 OK\r\n\r\n'));
    registry.on('data', (chunk: Buffer) => (bytes += chunk.length));
    for (const [from, to] of [
      [client, registry],
      [registry, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
    void once(proxy, 'close').then(() => registry.destroy());
  });
  return { proxy, downloaded: () => bytes };
}
