import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectPool } from '../../mock-server/store/journal/postgres/pool';
import { DatabaseUnavailableError } from '../../mock-server/store/journal/postgres/database-error';
import { loadDriver } from '../../mock-server/store/journal/postgres/driver';
import { serverOf } from '../../mock-server/store/journal/postgres/server-name';

/** A message of the protocol: its kind, its length and its body. */
function message(kind: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body, 'latin1')]);
}

const authenticated = message('R', '\0\0\0\0');
const ready = message('Z', 'I');
const terminated = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

test('a server that ends a connection in the packet in which it accepts it does not end the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, terminated])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const database = connectPool(await loadDriver(), serverOf(`postgres://u@127.0.0.1:${port}/sandbox`), {});
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailableError);
  await database.close();
});
