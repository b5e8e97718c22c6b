import { existsSync, readFileSync } from 'node:fs';
import { type Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Microseconds of CPU by layer. */
export type LayerTimes = ReadonlyMap<string, number>;

type Node = Profiler.ProfileNode;

/** Names that V8 gives to what is no function. */
const OWN_LAYERS: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'V8 and libuv outside of functions',
};

/**
 * Returns how long each layer ran in a profile. A function belongs to the layer of its source file, and one of the platform
 * without a file, such as the write to a socket, to the layer of its caller. Time in which the process waited is left out.
 */
export function layerTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): LayerTimes {
  const layers = layersOf(nodes);
  const times = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const layer = layers.get(id);
    if (layer !== undefined) times.set(layer, (times.get(layer) ?? 0) + (timeDeltas[at] ?? 0));
  }
  return times;
}

/** Returns the layer of each node; none for nodes without a function. A node comes before its children. */
function layersOf(nodes: readonly Node[]): ReadonlyMap<number, string> {
  const layers = new Map<number, string>();
  const sources = new Sources();
  for (const { id, callFrame, children = [] } of nodes) {
    const own = OWN_LAYERS[callFrame.functionName] ?? sources.layerOf(callFrame);
    if (own !== undefined) layers.set(id, own);
    const layer = layers.get(id);
    if (layer !== undefined) for (const child of children) layers.set(child, layer);
  }
  return layers;
}

/** The source files of built files, by their source maps. */
class Sources {
  readonly #maps = new Map<string, SourceMap | undefined>();

  layerOf({ url, lineNumber, columnNumber }: Node['callFrame']): string | undefined {
    if (url === '') return undefined;
    if (url.startsWith('node:')) return nodeLayerOf(url);
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    const entry = this.#mapOf(path)?.findEntry(lineNumber, columnNumber);
    return layerOf(entry && 'originalSource' in entry ? entry.originalSource : path);
  }

  #mapOf(path: string): SourceMap | undefined {
    if (!this.#maps.has(path)) {
      const map = `${path}.map`;
      this.#maps.set(path, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
    }
    return this.#maps.get(path);
  }
}

const NODE_LAYERS = {
  'Node: files': /^node:(internal\/)?fs/,
  'Node: hashes': /^node:(internal\/)?crypto|zlib/,
} as const;

function nodeLayerOf(url: string): string {
  for (const [layer, urls] of Object.entries(NODE_LAYERS)) if (urls.test(url)) return layer;
  return 'Node: HTTP and sockets';
}

/** Returns the folder of a layer, such as `mock-server/store`; the file's own name where it is in none. */
function layerOf(source: string): string {
  const [, layer] = /(?:^|\/)((?:mock-server|spec|cli|sdk)\/[\w-]+)\//.exec(source) ?? [];
  return layer ?? source.split('/').at(-1) ?? source;
}
