/** The parameters of a query. None is a list or an object, so they need no style of serialization. */
export type QueryParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns a path with its placeholders filled and its query, as openapi-fetch writes them. */
export function urlOf(path: string, pathParams: Readonly<Record<string, string>>, query: QueryParams): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(pathParams[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}
