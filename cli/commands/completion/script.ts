import type { Command } from 'commander';
import { type Candidates, candidatesOf } from './candidates';

export type Shell = 'bash' | 'zsh' | 'fish';

/** Returns a script that completes the commands of a program in a shell. */
export function completionScript(shell: Shell, root: Command): string {
  const candidates = candidatesOf(root);
  return shell === 'fish' ? fishScript(candidates) : bashScript(candidates, shell === 'zsh');
}

/** Words of commands are letters, digits and hyphens, and need no quotes. So are most choices. */
const quoted = (words: readonly string[]) => `'${words.map((word) => word.replaceAll("'", '')).join(' ')}'`;

/** Returns the patterns of paths of one command or more. */
const commandsIn = ({ words }: Candidates) => [...words.keys()].filter((path) => path !== '');

/** zsh runs completions of bash. There, `path` and `words` are variables of the shell. */
function bashScript(candidates: Candidates, isForZsh: boolean): string {
  const { words, choices, withValue } = candidates;
  const cases = (entries: ReadonlyMap<string, readonly string[]>) =>
    [...entries].map(([path, each]) => `    ${quoted([path])}) offered=${quoted(each)} ;;`);
  const setUp = ['autoload -U +X compinit && compinit', 'autoload -U +X bashcompinit && bashcompinit'];
  return [
    '# Completions of payments-sandbox.',
    ...(isForZsh ? setUp : []),
    '_payments_sandbox() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} typed= offered= word index',
    '  for ((index = 1; index < COMP_CWORD; index++)); do',
    '    word=${COMP_WORDS[index]}',
    '    case "${typed:+$typed }$word" in',
    `      ${commandsIn(candidates)
      .map((path) => quoted([path]))
      .join('|')}) typed="\${typed:+$typed }$word" ;;`,
    '    esac',
    '  done',
    '  case "${typed:+$typed }$previous" in',
    ...cases(choices),
    '  esac',
    '  if [ -z "$offered" ]; then',
    `    case "$previous" in ${withValue.join('|')}) return ;; esac`,
    '    case "$typed" in',
    ...cases(words),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$offered" -- "$current"))',
    '}',
    'complete -o default -F _payments_sandbox payments-sandbox',
    '',
  ].join('\n');
}

function fishScript(candidates: Candidates): string {
  const { words, choices, withValue } = candidates;
  const cases = (entries: ReadonlyMap<string, readonly string[]>) =>
    [...entries].flatMap(([path, each]) => [
      `    case ${quoted([path])}`,
      `      string split -- ' ' ${quoted(each)}`,
      '      return',
    ]);
  return [
    '# Completions of payments-sandbox.',
    'function __payments_sandbox',
    '  set -l tokens (commandline -opc)',
    '  set -l path',
    '  for word in $tokens[2..]',
    '    switch "$path $word"',
    `      case ${commandsIn(candidates)
      .map((path) => quoted([` ${path}`]))
      .join(' ')}`,
    '        set path "$path $word"',
    '    end',
    '  end',
    '  set path (string trim "$path")',
    '  switch (string trim "$path $tokens[-1]")',
    ...cases(choices),
    '  end',
    '  switch $tokens[-1]',
    `    case ${withValue.join(' ')}`,
    '      __fish_complete_path (commandline -ct)',
    '      return',
    '  end',
    '  switch "$path"',
    ...cases(words),
    '  end',
    'end',
    "complete -f -a '(__payments_sandbox)' -c payments-sandbox",
    '',
  ].join('\n');
}
