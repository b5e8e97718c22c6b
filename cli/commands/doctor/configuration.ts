import { explainUntrusted, findConfiguration } from '../../configuration/find';
import type { Io } from '../../io';
import { type Check, warning } from './checks';

const ADVICE = 'Move it into the project, or take the permission of everybody to write from the folder.';

/** Checks that the configuration file is taken. None is needed, and an invalid one has ended the command before. */
export function checkConfiguration(io: Io): readonly Check[] {
  const { untrusted } = findConfiguration(io);
  return untrusted === undefined ? [] : [warning('configuration', explainUntrusted(untrusted), ADVICE)];
}
