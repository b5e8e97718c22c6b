import { controlResources } from '../control';
import { resources } from '../resources';
import type { Operation } from '../vocabulary/operation';

/** The lists of the control API that are no lists of pages in the dashboard. */
const withoutPages: readonly string[] = ['Job settings', 'Platform tokens', 'Platforms', 'Replicas', 'Snapshots'];

/** Returns the path of the list in the dashboard whose pages show objects of a schema; undefined for objects without a page. */
export function dashboardList(schema: string): string | undefined {
  const tags = [...resources, ...controlResources].filter(
    ({ tag, operations }) =>
      !withoutPages.includes(tag) && Object.values<Operation>(operations).some((each) => reads(each, schema)),
  );
  return tags[0]?.tag.toLowerCase().replaceAll(' ', '_');
}

const reads = ({ method, path, success, deprecated }: Operation, schema: string): boolean =>
  method === 'get' && !deprecated && success.schema === schema && (success.wrapping === 'page' || path.endsWith('}'));
