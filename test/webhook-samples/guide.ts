import { readFileSync } from 'node:fs';
import { blocksOf } from '../examples/documents';

/** The pages whose code blocks are checked. The second one has the sample. */
const pages = ['docs/guides/webhooks.md', 'docs/reference/webhook-signatures.md'] as const;

/** Languages of the functions that verify a delivery. */
export const languages = ['php', 'python', 'go', 'ruby'] as const;
/** Frameworks whose endpoints verify a delivery; the languages of their blocks begin with `ts`. */
export const frameworks = ['ts next', 'ts hono', 'ts fetch', 'ts express', 'ts fastify', 'ts node'] as const;

export type SampleLanguage = (typeof languages)[number] | (typeof frameworks)[number];

/** Returns the one code block of a language. */
export function blockOf(language: SampleLanguage): string {
  const [block, second] = pages.flatMap(blocksOf).filter((found) => found.language === language);
  if (block === undefined || second !== undefined)
    throw new Error(`${pages.join(' or ')}: not one block of ${language}`);
  return block.text;
}

/** The delivery that the reference shows. */
export interface Sample {
  readonly secret: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** Returns the sample of the reference. */
export function readSample(): Sample {
  const text = readFileSync(pages[1], 'utf8');
  const valueOf = (name: string): string => {
    const value = new RegExp(`^${name}: +(\\S.*)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${pages[1]} shows no ${name}`);
    return value;
  };
  return {
    secret: valueOf('Secret'),
    timestamp: valueOf('Webhook-Timestamp'),
    signature: valueOf('Webhook-Signature'),
    body: valueOf('Body'),
  };
}
