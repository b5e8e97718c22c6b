import { CommanderError } from 'commander';

/** An invalid value of a secret option or variable. Unlike for an `InvalidArgumentError`, commander does not print the value. */
export class InvalidSecretError extends CommanderError {
  constructor(
    subject: string,
    readonly problem: string,
  ) {
    super(1, 'payments-sandbox.invalidSecret', `the value of ${subject} is invalid. ${problem}`);
    this.name = 'InvalidSecretError';
  }
}
