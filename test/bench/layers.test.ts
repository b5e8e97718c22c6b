import type { Profiler } from 'node:inspector';
import { expect, test } from 'vitest';
import { layerTimes } from '../../bench/profile/layers';

const node = (id: number, functionName: string, url: string, children: number[] = []): Profiler.ProfileNode => ({
  id,
  callFrame: { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 },
  children,
});

test('a function belongs to the folder of its file, and a native one to that of its caller', () => {
  const nodes = [
    node(1, '(root)', '', [2, 6, 7, 8]),
    node(2, 'respond', 'file:///project/mock-server/pipeline/app.ts', [3, 4]),
    node(3, 'put', '/project/mock-server/store/table.ts', [5]),
    node(4, 'end', 'node:_http_outgoing', [9]),
    node(5, 'push', ''),
    node(6, '(garbage collector)', ''),
    node(7, '(idle)', ''),
    node(8, 'writeSync', 'node:fs'),
    node(9, 'writev', ''),
  ];
  const samples = [2, 3, 5, 4, 9, 6, 7, 8];
  const timeDeltas = [1, 2, 4, 8, 16, 32, 64, 128];
  expect(Object.fromEntries(layerTimes({ nodes, samples, timeDeltas, startTime: 0, endTime: 255 }))).toEqual({
    'mock-server/pipeline': 1,
    'mock-server/store': 6,
    'Node: HTTP and sockets': 24,
    'garbage collection': 32,
    'Node: files': 128,
  });
});
