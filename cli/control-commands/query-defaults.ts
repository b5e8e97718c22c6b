import type { ControlOperationId } from '../../spec/control';

/** Parameters of a query that a command sends with another default than that of the control API. */
export const queryDefaults: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  listPlatforms: { order: 'last_write' },
} satisfies Partial<Record<ControlOperationId, Readonly<Record<string, string>>>>;
