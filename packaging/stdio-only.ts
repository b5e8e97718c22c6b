import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** It names the validator of JSON Schema: a server uses one only for what it asks the user of its client. */
const shims = `
  export { default as process } from 'node:process';
  export class DefaultJsonSchemaValidator {}`;

/**
 * Leaves out of the SDK for `mcp` what a server of tools on standard input and output never calls, and contains without naming it
 * as a dependency: ajv, a third of its size, and content-type. It would belong to the bundled packages.
 */
export const stdioOnly: Plugin = {
  name: 'stdio-only',
  setup(build) {
    const inServer = (name: string) => new RegExp(`@modelcontextprotocol[\\\\/]server[\\\\/]dist[\\\\/]${name}\\.mjs$`);
    build.onLoad({ filter: inServer('shimsNode') }, () => ({ contents: shims, loader: 'js' }));
    build.onLoad({ filter: inServer('src-\\w+') }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return {
        contents: code.replace('__toESM(require_content_type()', '__toESM(/* @__PURE__ */ require_content_type()'),
      };
    });
  },
};
