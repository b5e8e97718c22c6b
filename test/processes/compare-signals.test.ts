import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { spawnCli } from '../support/cli-process';
import { listen } from '../support/listen';

const request = { method: 'GET', url: 'https://api.example/v1/payments', headers: [] };
const response = { status: 401, headers: [], content: { text: '{}' } };
const entry = { startedDateTime: '2026-03-02T15:00:00Z', time: 90, request, response };

test.runIf(process.platform !== 'win32').each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])(
  'a comparison that is ended by %s leaves nothing of a compressed recording',
  async (signal) => {
    const temporary = temporaryDirectory();
    const file = join(temporaryDirectory(), 'traffic.har.gz');
    writeFileSync(file, gzipSync(JSON.stringify({ log: { entries: [entry] } })));
    // A sandbox that never responds: the recording is open until the process ends.
    const server = createServer(() => undefined);
    const sandbox = `http://127.0.0.1:${await listen(server)}`;
    onTestFinished(() => void server.close().closeAllConnections());
    const compare = spawnCli(['compare', file, '--sandbox', sandbox], { env: { TMPDIR: temporary } });
    await once(server, 'request');
    const seen = readdirSync(temporary).filter((name) => name.startsWith('payments-sandbox'));
    compare.signal(signal);
    expect(await compare.exited).toMatchObject({ code: null, signal });
    const left = readdirSync(temporary).filter((name) => name.startsWith('payments-sandbox'));
    expect([seen, left]).toEqual([[], []]);
  },
);
