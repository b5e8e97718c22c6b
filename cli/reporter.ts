import type { Io } from './io';
import { paint } from './paint';
import { printableLines } from './printable';
import { wrappedFor } from './wrapped';

/** Facts of a message, which a log of JSON has as fields. */
export type ReportedFields = Readonly<Record<string, string | null | undefined>>;

export type Reporter = Readonly<Record<'error' | 'warning', (text: string, fields?: ReportedFields) => void>>;

/** Creates a reporter that writes errors and warnings to standard error. */
export async function createReporter({ stderr, env }: Pick<Io, 'stderr' | 'env'>): Promise<Reporter> {
  const { red, yellow } = await paint(stderr, env);
  const report = (title: string, colour: (text: string) => string, text: string) =>
    stderr.write(
      `${wrappedFor(`${title} ${printableLines(text)}`, stderr).replace(title, (match) => colour(match))}\n`,
    );
  return {
    error: (text) => report('error:', red, text),
    warning: (text) => report('warning:', yellow, text),
  };
}
