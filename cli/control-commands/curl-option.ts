import { type Command, Option } from 'commander';

/** Adds `--curl` to `requests get`. */
export function withCurlOption(groups: readonly Command[]): readonly Command[] {
  const group = groups.find((each) => each.name() === 'requests');
  const option = new Option('--curl', 'print the request as commands for a shell, with curl').conflicts('json');
  group?.commands.find((each) => each.name() === 'get')?.addOption(option);
  return groups;
}
