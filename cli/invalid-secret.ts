import { CommanderError } from 'commander';

/** An invalid value of a secret option. Unlike for an `InvalidArgumentError`, commander does not print the value. */
export class InvalidSecretError extends CommanderError {
  constructor(flag: string, problem: string) {
    super(1, 'payments-sandbox.invalidSecret', `the value of option '${flag}' is invalid. ${problem}`);
    this.name = 'InvalidSecretError';
  }
}
