/** Whether the help of a command lists an option, such as `--port`. */
export function hasOption(help: string, option: string): boolean {
  return help.split('\n').some((line) => new RegExp(`^  (?:-\\w, )?${option}(?![a-z-])`).test(line));
}
