import type { Io } from './io';
import { paint } from './paint';

export type Tell = Readonly<Record<'error' | 'warning', (text: string) => void>>;

/** Tells a person of what went wrong, apart from what was asked for. */
export async function teller({ stderr, env }: Pick<Io, 'stderr' | 'env'>): Promise<Tell> {
  const { red, yellow } = await paint(stderr, env);
  return {
    error: (text) => stderr.write(`${red('error:')} ${text}\n`),
    warning: (text) => stderr.write(`${yellow('warning:')} ${text}\n`),
  };
}
