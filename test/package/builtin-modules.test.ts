import { execFileSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'tsup';
import { expect, test } from 'vitest';
import { builtinModules } from '../../packaging/builtin-modules';
import { temporaryDirectory } from '../store/support';

const files = {
  'main.ts': "void import('./log').then(({ print }) => print());",
  'log.ts': "import { print } from 'a-logger';\nexport { print };",
  'node_modules/a-logger/index.js': `
    const { inspect } = require('util');
    const path = require('node:path/posix');
    exports.print = () => console.log(inspect(path.join('a', 'b')), require('v8').getHeapStatistics !== undefined);`,
};

test.each(['esm', 'cjs'] as const)(
  'a CommonJS package that is loaded on first use is a file of its own, and requires modules of Node: %s',
  async (format) => {
    const folder = temporaryDirectory();
    for (const [name, content] of Object.entries({ ...files, 'package.json': '{ "type": "module" }' })) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    await writeFile(join(folder, 'node_modules/a-logger/package.json'), '{ "name": "a-logger" }');
    await build({
      config: false,
      entry: { main: join(folder, 'main.ts') },
      outDir: join(folder, 'dist'),
      format,
      target: 'node20',
      splitting: true,
      treeshake: true,
      removeNodeProtocol: false,
      esbuildPlugins: [builtinModules],
      silent: true,
    });
    const [lazy = '', main = ''] = await readdir(join(folder, 'dist'));
    expect([lazy, main]).toEqual([expect.stringMatching(/^log-/), expect.stringMatching(/^main\./)]);
    expect(execFileSync(process.execPath, [join(folder, 'dist', main)], { encoding: 'utf8' })).toBe("'a/b' true\n");
  },
);
