import { controlResources } from '../../control';
import { resources } from '../../resources';
import { sharedSchemas } from '../../resources/shared';
import type { Operation, Resource } from '../../vocabulary/operation';
import type { Schema } from '../../vocabulary/schema';

/** The noun of an API with its page: a path in `docs/reference/`, as all links of the generated pages. */
export interface ResourcePage {
  readonly path: string;
  readonly resource: Resource<string>;
}

const pagesIn = (folder: string, list: readonly Resource<string>[]): readonly ResourcePage[] =>
  list.map((resource) => ({ path: `${folder}/${anchorOf(resource.tag)}.md`, resource }));

export const apiPages = pagesIn('api', resources);
export const controlPages = pagesIn('control', controlResources);

/** The nouns whose objects, with their states and events, have a page of their own: with them the page would be too long. */
const withObjectsApart: readonly string[] = ['Businesses', 'Checkouts', 'Disputes', 'Payment methods', 'Payments'];

/** Returns the page with the objects of a noun, their states and events. */
export function objectsPath({ path, resource }: ResourcePage): string {
  return path.startsWith('api/') && withObjectsApart.includes(resource.tag) ? path.replace('.md', '-objects.md') : path;
}

/** The page of objects that belong to no single noun. */
export const SHARED_OBJECTS = 'objects.md';

/** The page that describes each object. Objects that both APIs have are on a page of the first one. */
export const objectPages: ReadonlyMap<string, string> = new Map([
  ...[...controlPages, ...apiPages].flatMap((each) =>
    Object.keys(each.resource.schemas).map((name) => [name, objectsPath(each)] as const),
  ),
  ...Object.keys(sharedSchemas).map((name) => [name, SHARED_OBJECTS] as const),
]);

/** Returns the anchor of a heading, as GitHub derives it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

export function objectLink(name: string): string {
  return `[${name}](${objectPages.get(name) ?? SHARED_OBJECTS}#${anchorOf(name)})`;
}

/** Returns the heading of an operation. A deprecated one may have the summary of the one that replaces it. */
export function operationHeading({ summary, deprecated }: Operation): string {
  return deprecated ? `${summary} (deprecated)` : summary;
}

/** Returns a link to the section of an operation. */
export function operationLink(page: string, operation: Operation): string {
  const heading = operationHeading(operation);
  return `[${heading}](${page}#${anchorOf(heading)})`;
}

export function resourceLink({ path, resource }: ResourcePage): string {
  return `[${resource.tag}](${path})`;
}

export function errorLink(code: string): string {
  return `[\`${code}\`](errors.md#${code})`;
}

/** Returns the objects that a page describes: those of the control API that the API has as well are on a page of that. */
export function ownSchemas(each: ResourcePage): readonly [name: string, schema: Schema][] {
  return Object.entries<Schema>(each.resource.schemas).filter(([name]) => objectPages.get(name) === objectsPath(each));
}
