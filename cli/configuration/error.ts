/** An invalid configuration file, in a sentence that names the file and the key. */
export class ConfigurationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConfigurationError';
  }
}
