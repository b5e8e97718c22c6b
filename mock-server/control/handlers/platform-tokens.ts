import { emptyPage } from '../../wire/page';
import type { PlatformHandler } from '../operation';

export const createPlatformToken: PlatformHandler<'createPlatformToken'> = ({ tokens }, { body }) =>
  tokens.create(body.name); // token_limit_reached

export const listPlatformTokens: PlatformHandler<'listPlatformTokens'> = ({ tokens }) => ({
  ...emptyPage,
  items: tokens.list(),
});

export const deletePlatformToken: PlatformHandler<'deletePlatformToken'> = ({ tokens }, { path }) => {
  const id = path('token_id');
  tokens.delete(id); // resource_not_found
  return { id };
};
