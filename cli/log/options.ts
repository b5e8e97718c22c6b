import { Option } from 'commander';

/** The levels of log lines. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const logFormats = ['pretty', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LogOptions {
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
}

/** Facts of a line, by name. An undefined one is left out. */
export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** Writes a line. */
export type Write = (level: LogLevel, message: string, fields: Fields) => void;

/** Creates the options of the log on standard error. */
export function logOptions(): readonly Option[] {
  return [
    new Option('--log-level <level>', 'lines on standard error: info has one per request, debug one per delivery too')
      .choices(logLevels)
      .default('warn'),
    new Option('--log-format <format>', 'format of these lines').choices(logFormats).default('pretty'),
  ];
}
