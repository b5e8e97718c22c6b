/** The first segments of the sandbox's own paths. */
export const ownSegments: readonly string[] = [
  '_hop',
  '_pages',
  '_reports',
  '_sandbox',
  '_uploads',
  'docs',
  'llms-full.txt',
  'llms.txt',
  'oauth',
  'onboarding',
  'openapi.json',
  'openapi.yaml',
  'r',
  'v1',
  'v2',
];

/** What a base path must be. */
export const basePathRule =
  'a path such as /pay, of letters, digits, _, -, . and ~, that does not begin with a path of the sandbox, such as /v1';

/**
 * Returns a base path with one slash before each segment and none at the end; empty for `/`, and undefined for any other text. A
 * request may still have it in its path, or not, so a path of the sandbox must not begin with it.
 */
export function basePathFrom(text: string): string | undefined {
  const path = text.replace(/\/$/, '');
  if (path === '') return '';
  const segments = path.split('/').slice(1);
  const isPath = path.startsWith('/') && segments.every((segment) => /^(?!\.+$)[\w.~-]+$/.test(segment));
  return isPath && !ownSegments.includes(segments[0] ?? '') ? path : undefined;
}

/** Returns the path of a request below a base path, which what received the request may have removed. */
export function pathBelow(basePath: string, path: string): string {
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return path;
  return path.slice(basePath.length) || '/';
}
