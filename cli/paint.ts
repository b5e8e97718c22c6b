import type { Io, Output } from './io';

export type Paint = Readonly<Record<'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow', (text: string) => string>>;

const same = (text: string) => text;
const plain: Paint = { bold: same, cyan: same, dim: same, green: same, red: same, yellow: same };

/**
 * Colours for an output: none unless a person reads it in a terminal, and none for those who said so. Loaded only when
 * wanted, since scripts wait for the start.
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
