/** The number of a release that stands in a name: of a packed file, of an image, or of the package in a command. */
const named = /(payments-sandbox[-:@])\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+?)?(?=\.tgz|[^0-9A-Za-z.-]|\.?(?:\s|$))/g;
/** In a picture of a terminal, the sandbox prints its release after its name. */
const drawn = /(payments-sandbox )\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?/g;
const ofManifest = /^( {2}"version": ")[^"]*/m;
const ofLockFile = /^( {2}"packages": \{\n {4}"": \{\n {6}"name": "[^"]*",\n {6}"version": ")[^"]*/m;

/** Files that name other releases on purpose. */
const isHistory = (path: string): boolean => /^(CHANGELOG\.md$|docs\/decisions\/|test\/)/.test(path);

const patternsOf = (path: string): readonly RegExp[] => {
  if (path === 'package.json') return [ofManifest];
  if (path === 'package-lock.json') return [ofManifest, ofLockFile];
  if (isHistory(path) || !/\.(md|ya?ml|service|svg)$/.test(path)) return [];
  return path.endsWith('.svg') ? [drawn] : [named];
};

/** Whether a file may contain the number of the present release. */
export const mayNameRelease = (path: string): boolean => patternsOf(path).length > 0;

/** Returns the text of a file with a version wherever it names the present release. */
export function withRelease(path: string, text: string, version: string): string {
  return patternsOf(path).reduce((changed, pattern) => changed.replace(pattern, `$1${version}`), text);
}

/** Returns the version in the text of `package.json`. */
export function versionIn(manifest: string): string | undefined {
  return /^ {2}"version": "([^"]*)/m.exec(manifest)?.[1];
}
