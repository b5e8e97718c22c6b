import type { Io } from './io';
import { paint } from './paint';

export type Reporter = Readonly<Record<'error' | 'warning', (text: string) => void>>;

/** Tells a person of what went wrong, apart from what was asked for. */
export async function createReporter({ stderr, env }: Pick<Io, 'stderr' | 'env'>): Promise<Reporter> {
  const { red, yellow } = await paint(stderr, env);
  return {
    error: (text) => stderr.write(`${red('error:')} ${text}\n`),
    warning: (text) => stderr.write(`${yellow('warning:')} ${text}\n`),
  };
}
