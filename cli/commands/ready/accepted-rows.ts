import type { Command } from 'commander';
import type { AcceptedRows } from '../../../spec/derive/verdict';
import { projectConfiguration } from '../../connection/start-settings';
import type { Io } from '../../io';

/** Returns the rows that the configuration file accepts. An unknown one is a usage error. */
export async function acceptedRows(command: Command, io: Io): Promise<AcceptedRows> {
  return (await projectConfiguration(command, io))?.ready.accept ?? {};
}
