import { Chalk, type ChalkInstance } from 'chalk';
import type { Io, Output } from './io';

/** Colours for an output: none unless a person reads it in a terminal, and none for those who said so. */
export function paint(output: Output, env: Io['env']): ChalkInstance {
  return new Chalk({ level: wantsColours(output, env) ? 1 : 0 });
}

function wantsColours({ isTTY = false }: Output, { NO_COLOR, FORCE_COLOR, TERM }: Io['env']): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}
