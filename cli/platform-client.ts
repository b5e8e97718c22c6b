import { callControlApi, ControlApiError, type ControlRequest, openControlApi } from './control-client';
import type { Connection } from './connection/connect';

export interface PlatformRequest extends ControlRequest {
  /** Segments of the path below `/_sandbox/platforms/<id>/`, not encoded. */
  readonly path: readonly string[];
  /** The object that the request names besides the platform: `sub account acc_1`. */
  readonly subject?: string | undefined;
}

/**
 * Sends a request about the platform of `--platform`. Throws an error that says what was not found: the platform or the subject.
 */
export async function callPlatform(
  options: Connection,
  { subject, path, ...request }: PlatformRequest,
): Promise<object> {
  const platformPath = ['platforms', options.platform];
  try {
    return await callControlApi(options, { ...request, path: [...platformPath, ...path] });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // The error response does not say which of the two is unknown.
    const isKnown = subject !== undefined && (await isFound(options, [...platformPath, 'clock']));
    throw new Error(isKnown ? unknownSubject(subject, options) : unknownPlatform(options), { cause: error });
  }
}

/** The same without reading the body of the response. */
export async function openOnPlatform(
  options: Connection,
  { path, ...request }: Omit<PlatformRequest, 'subject'>,
): Promise<Response> {
  try {
    return await openControlApi(options, { ...request, path: ['platforms', options.platform, ...path] });
  } catch (error) {
    throw isNotFound(error) ? new Error(unknownPlatform(options), { cause: error }) : error;
  }
}

async function isFound(options: Connection, path: readonly string[]): Promise<boolean> {
  try {
    await callControlApi(options, { method: 'GET', path });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

const isNotFound = (error: unknown) => error instanceof ControlApiError && error.code === 'resource_not_found';

/** Explains that a sandbox does not have the platform. */
export const unknownPlatform = ({ url, platform, platformSource }: Connection) =>
  `The sandbox at ${url} has no platform "${platform}"${platformSource === '--platform' ? '' : `, which ${platformSource} names`}.\nTo use another platform: --platform ID`;

const unknownSubject = (subject: string, { url, platform }: Connection) =>
  `The platform "${platform}" of the sandbox at ${url} has no ${subject}.\nTo use another platform: --platform ID`;
