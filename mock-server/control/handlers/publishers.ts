import { presentPublisher } from '../../present/publishers';
import { pageOf } from '../../wire/page';
import type { PlatformHandler } from '../operation';

export const createPublisher: PlatformHandler<'createPublisher'> = (platform, { body }) =>
  platform.publishers.create(body); // parameter_invalid publisher_host_not_allowed

export const listPublishers: PlatformHandler<'listPublishers'> = ({ rows }, { page }) => {
  const list = { table: 'publishers', index: 'newest', partition: 'all', order: 'descending' } as const;
  return pageOf(rows, list, page, presentPublisher);
};

export const enablePublisher: PlatformHandler<'enablePublisher'> = (platform, { path }) =>
  platform.publishers.enable(path('publisher_id')); // resource_not_found

export const retryPublisher: PlatformHandler<'retryPublisher'> = (platform, { path }) => ({
  deliveries: platform.publishers.retry(path('publisher_id')), // resource_not_found publisher_disabled
});

export const testPublisher: PlatformHandler<'testPublisher'> = (platform, { path }) =>
  platform.publishers.test(path('publisher_id')); // resource_not_found parameter_invalid publisher_disabled

export const deletePublisher: PlatformHandler<'deletePublisher'> = (platform, { path }) => {
  const id = path('publisher_id');
  platform.publishers.delete(id); // resource_not_found
  return { id };
};
