export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** What the command line has of the world: the process it runs in, or what a test puts in its place. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly pid: number;
  readonly signals: { on(signal: StopSignal, listener: () => void): unknown };
  /** Ends the process with requests still open. */
  readonly exit: (code: number) => void;
}
