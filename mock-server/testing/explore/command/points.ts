import type { DisturbanceName } from '../../../../spec/tables/disturbances';
import { messageOf } from '../../../domain/thrown';
import { formatSchedule, parseSchedule, type Schedule, type Strike } from '../schedule';
import { type Call, movesMoney } from './call';
import { UnexplorableError } from './unexplorable-error';

/** The disturbances that can make a command move money twice, the likely ones first. */
const triedDisturbances = ['lost', 'twice', 'webhook_first', 'slow'] as const satisfies readonly DisturbanceName[];

/** A disturbance of a command: one that is tried, or the refusal that tells who repeats a call. */
export type CommandDisturbance = (typeof triedDisturbances)[number] | 'declined';

export interface CommandStrike extends Strike {
  readonly disturbance: CommandDisturbance;
}

/** Returns the disturbances of the calls of a run that move money, in the order in which they are tried. */
export function strikesOf(calls: readonly Call[]): readonly CommandStrike[] {
  return triedDisturbances.flatMap((disturbance) =>
    calls
      .filter(({ operation, hasEndpoints }) => movesMoney(operation) && (hasEndpoints || !isOfWebhooks(disturbance)))
      .map(({ point }) => ({ point, disturbance, isFirstOnly: false })),
  );
}

/** Reads what a report names. Throws an `UnexplorableError` for anything else. */
export function parseStrike(text: string): CommandStrike {
  const [strike, ...others] = scheduleOf(text);
  const disturbance = triedDisturbances.find((name) => name === strike?.disturbance);
  if (strike === undefined || disturbance === undefined || others.length > 0)
    throw new UnexplorableError(
      `only: "${text}" is not tried. A command has one disturbance: ${triedDisturbances.join(', ')}`,
    );
  return { ...strike, disturbance };
}

function scheduleOf(text: string): Schedule {
  try {
    return parseSchedule(text);
  } catch (error) {
    throw new UnexplorableError(messageOf(error));
  }
}

export const nameOf = (strike: CommandStrike): string => formatSchedule([strike]);

export const isOfWebhooks = (disturbance: CommandDisturbance): boolean =>
  disturbance === 'twice' || disturbance === 'webhook_first';
