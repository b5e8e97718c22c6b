import { fetchFrom } from '../../fronts/fetch';
import type { Platform } from '../../platform/platform';
import { isPlainObject } from '../../wire/json';
import type { ReplayTarget } from '../replay/target';
import { responseClass } from '../../../spec/vocabulary/globals';

const BASE_URL = 'http://localhost';
const PLATFORMS_URL = `${BASE_URL}/_sandbox/platforms`;

/** Returns the sandbox of a platform as a target. `close` deletes the platforms that were created on it. */
export function platformTarget({ respond }: Pick<Platform, 'respond'>): ReplayTarget {
  const fetch = fetchFrom(respond);
  const created: string[] = [];
  return {
    baseUrl: BASE_URL,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (url !== PLATFORMS_URL || init?.method !== 'POST') return response;
      const text = await response.text();
      const platform: unknown = JSON.parse(text);
      if (isPlainObject(platform)) created.push(String(platform['id']));
      return new (responseClass())(text, { status: response.status, headers: response.headers });
    },
    close: async () => {
      for (const id of created) await fetch(`${PLATFORMS_URL}/${id}`, { method: 'DELETE' });
    },
  };
}
