/** A server that is measured. All of them are measured in the same way: a process, which gets the same requests. */
export interface Subject {
  readonly name: string;
  /** Name and version of its package. */
  readonly version: string;
  /** The program that runs it. */
  readonly node: string;
  readonly nodeVersion: string;
  /** Where it keeps what it created. A server that keeps nothing is measured once. */
  readonly keeps: 'in a file' | 'in memory' | 'nothing';
  /** Returns the arguments of Node, after those that all servers get. */
  arguments(folder: string, port: number): readonly string[];
  /** Writes what the server needs before it starts, with a number of payments if it takes them from a file. */
  prepare?(folder: string, payments: number): void | Promise<void>;
  /** Whether payments come from the file that `prepare` wrote. Otherwise they are created by requests. */
  readonly isSeeded?: boolean;
  /** The form of the file, for the process that only parses it. */
  readonly fileForm?: 'json' | 'journal';
  /** The path that responds as soon as the server is ready. */
  readonly readyPath: string;
  /** Returns headers that all requests get. */
  authorize?(url: string): Promise<Readonly<Record<string, string>>>;
  readonly create: CreateRequest;
  getPath(id: string): string;
  /** The paths of what only a platform can do. */
  readonly control?: string;
}

export interface CreateRequest {
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  /** Headers that differ from request to request. */
  headers?(index: number): Readonly<Record<string, string>>;
}
