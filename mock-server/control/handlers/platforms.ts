import type { PlatformHandler, SandboxHandler } from '../operation';

export const createPlatform: SandboxHandler<'createPlatform'> = (sandbox) => sandbox.createPlatform();

export const resetPlatform: PlatformHandler<'resetPlatform'> = (platform) => {
  platform.reset();
  return { id: platform.id };
};
