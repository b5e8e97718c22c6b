import type { Io } from './io';
import { paint } from './paint';
import { printableLines } from './printable';

/** Facts of a message, which a log of JSON has as fields. */
export type ReportedFields = Readonly<Record<string, string | null | undefined>>;

export type Reporter = Readonly<Record<'error' | 'warning', (text: string, fields?: ReportedFields) => void>>;

/** Creates a reporter that writes errors and warnings to standard error. */
export async function createReporter({ stderr, env }: Pick<Io, 'stderr' | 'env'>): Promise<Reporter> {
  const { red, yellow } = await paint(stderr, env);
  return {
    error: (text) => stderr.write(`${red('error:')} ${printableLines(text)}\n`),
    warning: (text) => stderr.write(`${yellow('warning:')} ${printableLines(text)}\n`),
  };
}
