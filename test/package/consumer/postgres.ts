import { DatabaseUnavailableError, openSandboxAt } from 'payments-sandbox/postgres';

/** Nothing listens on this port. Without the package `pg`, the error is another one. */
async function main(): Promise<string> {
  const error: unknown = await openSandboxAt('postgres://user:a-password@127.0.0.1:1/database').catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof DatabaseUnavailableError)) throw error;
  if (error.message.includes('a-password')) throw new Error('the message has the password');
  return 'succeeded';
}

export const result = main();
void result.then(console.log);
