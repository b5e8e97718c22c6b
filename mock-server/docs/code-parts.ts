/** A part of a block of code: of a kind that has a colour, or of none. */
export interface CodePart {
  readonly kind: 'comment' | 'string' | 'keyword' | 'number' | undefined;
  readonly text: string;
}

const string = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source;
const number = /(?<![\w.-])\d[\d_]*(?:\.\d+)?\b/.source;
const keywords =
  'abstract and as async await break case catch class const continue def default defer do elif else enum except export extends ' +
  'final finally for foreach from func function go if implements import in instanceof interface is lambda let match namespace new ' +
  'not null of or package private protected public raise range record return static struct switch this throw throws true try type ' +
  'typeof undefined use using var void while with yield None True False';
const words = `\\b(?:${keywords.replaceAll(' ', '|')})\\b`;

const inBraces = new RegExp(
  `(?<comment>\\/\\/.*|\\/\\*[^]*?\\*\\/)|(?<string>${string}|\`(?:\\\\[^]|[^\`\\\\])*\`)|(?<keyword>(?<!\\.)${words}(?!:))|(?<number>${number})`,
  'g',
);
const withHashes = new RegExp(`(?<comment>#.*)|(?<string>${string})|(?<keyword>${words})|(?<number>${number})`, 'g');
const json = new RegExp(
  '(?<keyword>"(?:\\\\.|[^"\\\\\\n])*"(?=\\s*:)|^(?:GET|POST|PUT|PATCH|DELETE)\\b|^HTTP\\/1\\.1 \\d+|^[A-Z][\\w-]*(?=: ))|' +
    `(?<string>${string})|(?<number>${number}|\\b(?:true|false|null)\\b)`,
  'gm',
);
const shell = new RegExp(
  `(?<comment>(?<=^|\\s)#.*)|(?<string>'[^']*'|"(?:\\\\[^]|[^"\\\\])*")|(?<keyword>(?<=\\s)--?[a-z][\\w-]*|\\$\\w+)`,
  'gm',
);
const yaml = new RegExp(
  `(?<comment>(?<=^|\\s)#.*)|(?<keyword>^[ -]*[\\w.-]+(?=:(?:\\s|$)))|(?<string>${string})`,
  'gm',
);

/** Of each language its comments, texts, words of its own and numbers. Any other language has no colours. */
const languages: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['ts', 'js', 'tsx', 'java', 'go', 'php'].map((name) => [name, inBraces])),
  ...Object.fromEntries(['python', 'ruby'].map((name) => [name, withHashes])),
  json,
  http: json,
  sh: shell,
  yaml,
};

const kinds = ['comment', 'string', 'keyword', 'number'] as const;

/** Returns the parts of a block of code. Together they are its text. */
export function codeParts(text: string, language: string): CodePart[] {
  const [name = ''] = /^\w*/.exec(language) ?? [];
  const pattern = Object.hasOwn(languages, name) ? languages[name] : undefined;
  const parts: CodePart[] = [];
  let at = 0;
  for (const found of pattern === undefined ? [] : text.matchAll(pattern)) {
    parts.push({ kind: undefined, text: text.slice(at, found.index) });
    parts.push({ kind: kinds.find((kind) => found.groups?.[kind] !== undefined), text: found[0] });
    at = found.index + found[0].length;
  }
  return [...parts, { kind: undefined, text: text.slice(at) }].filter((part) => part.text !== '');
}
