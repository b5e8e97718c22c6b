import type { Operation, Resource } from './operation';
import type { Schema } from './schema';

/** The `info` and `servers` of an OpenAPI document. */
export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
  readonly servers: readonly object[];
}

/** An API with an OpenAPI document, types and validators of its own. */
export interface ApiDefinition {
  readonly info: DocumentInfo;
  readonly resources: readonly Resource<string>[];
  /** Schemas that belong to no single noun. */
  readonly sharedSchemas: Readonly<Record<string, Schema>>;
  /** The credential that is sent as `Authorization: Bearer`. */
  readonly bearer: {
    readonly name: Operation['authentication'];
    readonly description: string;
    readonly isOptional: boolean;
  };
  /** Whether its operations run on accounts and emit events. */
  readonly hasAccounts: boolean;
}

/** Returns every operation of an API with its id. */
export function operationsOf({
  resources,
}: Pick<ApiDefinition, 'resources'>): readonly [id: string, operation: Operation][] {
  return resources.flatMap(({ operations }) => Object.entries<Operation>(operations));
}

/** Returns the schemas of the objects in responses and events by name, without those of envelopes. */
export function schemasOf({
  resources,
  sharedSchemas,
}: Pick<ApiDefinition, 'resources' | 'sharedSchemas'>): Readonly<Record<string, Schema>> {
  return { ...sharedSchemas, ...Object.fromEntries(resources.flatMap(({ schemas }) => Object.entries(schemas))) };
}
