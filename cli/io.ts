export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  /** The width of a terminal. */
  readonly columns?: number;
}

/** The columns of a terminal that does not say how many it has. */
const DEFAULT_COLUMNS = 80;

/** Returns the columns of a terminal; undefined for any other output. */
export function terminalColumns({ isTTY, columns }: Output): number | undefined {
  return isTTY ? columns || DEFAULT_COLUMNS : undefined;
}

export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGBREAK';

/** Input and output of the command line: those of the process, or substitutes in a test. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborts when a write fails, as the reader of the output has closed it. */
  readonly outputClosed?: AbortSignal | undefined;
  readonly stdin: AsyncIterable<string | Uint8Array> & { readonly isTTY?: boolean; destroy?(): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reading it throws when the directory was deleted. */
  readonly cwd: string;
  readonly pid: number;
  readonly signals: { on(signal: StopSignal, listener: () => void): unknown };
  /** Ends the process even when requests are open. */
  readonly exit: (code: number) => void;
  /** Tells the process that started this one in the background that the sandbox is ready. */
  readonly announce?: ((ready: object) => void) | undefined;
  /** The folder of the built package, with its OpenAPI documents and the list of bundled packages. */
  readonly dist?: string | undefined;
}
