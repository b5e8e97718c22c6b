import { type ControlOperationId, controlOperations } from '../../spec/control';
import { validators } from '../../spec/generated/control-validators';
import type { Operation } from '../../spec/vocabulary/operation';
import { URLSearchParams } from '../../spec/vocabulary/globals';
import { toIso } from '../time/clock';
import { readParameters, validateBody } from '../platform/input-rules';
import type { Platform } from '../platform/platform';
import type { ByteStream } from '../wire/envelope';
import type { FieldScan } from '../wire/scan';
import { platformHandlers, sandboxHandlers } from './handlers';
import type { ControlPort, ControlResult, PlatformOperationId, SandboxOperationId } from './operation';

/** The input of an operation, not validated. */
export interface RawControlInput {
  readonly search?: URLSearchParams;
  readonly path?: (name: string) => string;
  /** The rows that a page of a list looks at. */
  readonly scan?: FieldScan | undefined;
  readonly body?: unknown;
  /** The body of an operation that reads lines. */
  readonly lines?: ByteStream | string;
  readonly authorization?: string;
}

const noSearch = new URLSearchParams();

/** Validates the input of an operation on a platform, and runs it. The caller waits until its changes are durable. */
export async function runOnPlatform<Id extends PlatformOperationId>(
  platform: Platform,
  id: Id,
  { search = noSearch, path = () => '', scan, body: sent, lines = '' }: RawControlInput,
): Promise<ControlResult<Id>> {
  const operation: Operation = controlOperations[id];
  const body = validateBody(sent, operation, validators[id]);
  const owner = { hash: platform.hash, account: platform.keyPair('test').account_id, selected: false, path };
  const { query, page } = readParameters(operation, search, owner);
  const { position } = platform;
  const input = { query, page: { ...page, scan }, path, body, lines, authorization: '' };
  const result = await platformHandlers[id](platform, input);
  if (operation.method !== 'get' && !changesNothing.has(id) && platform.position !== position)
    platform.requests.addControlChange(id, toIso(platform.now()));
  return result;
}

/** Jobs that are due run before these, and requests meanwhile. */
const changesNothing: ReadonlySet<ControlOperationId> = new Set<ControlOperationId>(['waitForIdle', 'createSnapshot']);

/** Validates the input of an operation on the sandbox, and runs it. */
export async function runOnSandbox<Id extends SandboxOperationId>(
  port: ControlPort,
  id: Id,
  { search = noSearch, path = () => '', body: sent, lines = '', authorization = '' }: RawControlInput,
): Promise<ControlResult<Id>> {
  const operation: Operation = controlOperations[id];
  const body = validateBody(sent, operation, validators[id]);
  const hash = id === 'listPlatforms' ? port.platformsHash : port.hash;
  const owner = { hash, account: '', selected: false, path };
  return sandboxHandlers[id](port, { ...readParameters(operation, search, owner), path, body, lines, authorization });
}
