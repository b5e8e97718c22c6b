import { type Command, Option } from 'commander';
import type { Operation } from '../../spec';
import { withListOptions } from '../lists/format-list';

/** Adds the options that decide what a terminal shows of a list, or of one object. */
export function withResultOptions(command: Command, operation: Operation): Command {
  if (operation.success.wrapping === 'page') return withListOptions(command, operation);
  return command.addOption(new Option('--verbose', 'print the whole object as a table').conflicts('json'));
}
