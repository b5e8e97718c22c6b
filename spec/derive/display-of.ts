import { controlResources } from '../control';
import { resources } from '../resources';
import type { Display } from '../vocabulary/display';

const displays: { readonly [Name in string]?: Display } = Object.fromEntries(
  [...controlResources, ...resources].flatMap(({ display = {} }) => Object.entries(display)),
);

/** Returns what shows and finds the objects of a schema; nothing for a schema that says nothing of it. */
export const displayOf = (schema: string): Display => displays[schema] ?? {};
