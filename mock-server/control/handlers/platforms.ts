import { newAccessToken } from '../../platform/access-token';
import type { PlatformHandler, SandboxHandler } from '../operation';

export const createPlatform: SandboxHandler<'createPlatform'> = (sandbox) => sandbox.createPlatform();

export const resetPlatform: PlatformHandler<'resetPlatform'> = (platform) => {
  platform.reset();
  return { id: platform.id };
};

export const deletePlatform: PlatformHandler<'deletePlatform'> = async (platform) => {
  await platform.delete(); // default_platform_not_deletable
  return { id: platform.id };
};

export const issueAccessToken: PlatformHandler<'issueAccessToken'> = (platform, { body }) =>
  newAccessToken(platform, body.mode ?? 'test');
