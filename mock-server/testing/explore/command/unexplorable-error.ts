/** A command that cannot be explored, with the last lines of its output where they say why. */
export class UnexplorableError extends Error {
  readonly output: string;

  constructor(reason: string, output = '') {
    super(reason);
    this.output = output;
  }
}
