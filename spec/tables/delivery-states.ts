/** What has become of the delivery of an event to a publisher. */
export const deliveryStatuses = ['pending', 'delivered', 'failed', 'dead'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an attempt came to no answer. */
export const deliveryFailures = ['timed_out', 'connection_failed', 'host_not_allowed'] as const;

export type DeliveryFailure = (typeof deliveryFailures)[number];
