import type { PlatformHandler } from '../operation';

export const triggerEvent: PlatformHandler<'triggerEvent'> = (platform, { body: { event, on } }) => {
  const events = platform.trigger(event, on); // resource_not_found event_out_of_reach
  return { events: events.map((each) => ({ ...each, data: { ...each.data } })) };
};
