import type { RecordedExchange } from '../exchange';
import { idsIn } from './texts';

/** The exchanges that each exchange needs: those that created its objects, and those that changed them before. */
export class Needs {
  /** The first exchange with an id. */
  readonly #origins = new Map<string, number>();
  /** The latest write with an id in its path: it needs the one before. */
  readonly #writes = new Map<string, number>();
  readonly #needs = new Map<number, ReadonlySet<number>>();

  /** Adds the next exchange of a recording. */
  add({ index, method, path, request, response }: RecordedExchange): void {
    const sent = [path, request.headers.get('Sub-Account') ?? '', request.body ?? ''].flatMap(idsIn);
    const before = sent.flatMap((id) => [this.#origins.get(id) ?? [], this.#writes.get(id) ?? []].flat());
    if (before.length > 0) this.#needs.set(index, new Set(before));
    if (method !== 'GET' && method !== 'HEAD') for (const id of idsIn(path)) this.#writes.set(id, index);
    for (const id of [...sent, ...idsIn(response.body ?? '')]) if (!this.#origins.has(id)) this.#origins.set(id, index);
  }

  /** Returns some exchanges with all that they need. */
  of(exchanges: readonly number[]): ReadonlySet<number> {
    const needed = new Set<number>();
    const left = [...exchanges];
    for (let index = left.pop(); index !== undefined; index = left.pop()) {
      if (needed.has(index)) continue;
      needed.add(index);
      left.push(...(this.#needs.get(index) ?? []));
    }
    return needed;
  }
}
