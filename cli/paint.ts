import type { Io, Output } from './io';

export type Paint = Readonly<Record<'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow', (text: string) => string>>;

const unchanged = (text: string) => text;
const plain: Paint = {
  bold: unchanged,
  cyan: unchanged,
  dim: unchanged,
  green: unchanged,
  red: unchanged,
  yellow: unchanged,
};

/**
 * Returns the colours for an output: none if it is not a terminal or the environment disables colours. Loads chalk only if
 * needed, so that scripts start faster.
 */
export async function paint(output: Output, env: Io['env']): Promise<Paint> {
  if (!wantsColours(output, env)) return plain;
  const { Chalk } = await import('chalk');
  return new Chalk({ level: 1 });
}

function wantsColours({ isTTY = false }: Output, { NO_COLOR, FORCE_COLOR, TERM }: Io['env']): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}
