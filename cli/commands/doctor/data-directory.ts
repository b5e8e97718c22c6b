import { access, constants } from 'node:fs/promises';
import { type Verification, verifyDataDirectory } from '../../../mock-server/server';
import { explainFileError } from '../../file-problem';
import { formatCount } from '../../format-count';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import { type Check, type DoctorOptions, ok, problem, warning } from './checks';

const NAME = 'data directory';

/** Checks the data directory as `verify` does, without opening it. */
export async function checkDataDirectory(
  { data, url }: DoctorOptions,
  io: Pick<Io, 'cwd'>,
  isRunning: boolean,
): Promise<Check> {
  const path = pathFrom(io, data);
  const missing = await access(path).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  );
  if (missing) return ok(NAME, `${data} does not exist: start creates it`);
  let found: Verification;
  try {
    await access(path, constants.R_OK | constants.W_OK);
    found = await verifyDataDirectory(path);
  } catch (error) {
    return problem(NAME, `${data} cannot be used. ${explainFileError(error)}`, 'Choose another one: --data DIR');
  }
  const { status, inUseBy, platforms } = found;
  if (status !== 'intact')
    return problem(NAME, `${data} is ${status}`, `To list what is wrong: payments-sandbox verify --data ${data}`);
  if (inUseBy !== null && !isRunning)
    return warning(
      NAME,
      `${data} is in use by process ${inUseBy.pid} of ${inUseBy.host}, and no sandbox responds at ${url}`,
      'Pass the address of that sandbox: --sandbox URL. To take the directory over: payments-sandbox start --take-over',
    );
  const use = inUseBy === null ? 'not in use' : `in use by process ${inUseBy.pid} of ${inUseBy.host}`;
  return ok(NAME, `${data} is intact: ${formatCount(platforms.length, 'platform')}, ${use}`);
}
