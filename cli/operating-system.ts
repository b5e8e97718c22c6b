import { spawnSync } from 'node:child_process';

/** Differences between operating systems for the command line. The store has a module of its own. */
export const isWindows = process.platform === 'win32';

/** Runs a program to its end, without its output. */
export function runProgram(program: string, args: readonly string[]): void {
  spawnSync(program, args, { stdio: 'ignore', windowsHide: true });
}

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Returns the program that opens an address in a browser, and its first arguments. */
export const openerOn = (platform: NodeJS.Platform = process.platform): readonly [string, ...string[]] =>
  openers[platform] ?? ['xdg-open'];

/** Returns the operating system and the processor, as in `linux x64`. */
export const systemName = (): string => `${process.platform} ${process.arch}`;
