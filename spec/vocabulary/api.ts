import type { Operation, Resource } from './operation';
import type { Schema } from './schema';

/** What a document says of its paths as a whole. */
export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
  readonly servers: readonly object[];
}

/** Paths that have a document, types and validators of their own. */
export interface ApiDefinition {
  readonly info: DocumentInfo;
  readonly resources: readonly Resource<string>[];
  /** Schemas that belong to no single noun. */
  readonly sharedSchemas: Readonly<Record<string, Schema>>;
  /** What is sent as `Authorization: Bearer`. */
  readonly bearer: {
    readonly name: Operation['authentication'];
    readonly description: string;
    readonly isOptional: boolean;
  };
  /** Its operations run on accounts, and what they do is told in events. */
  readonly hasAccounts: boolean;
}

/** Every operation of a surface, with its id. */
export function operationsOf({
  resources,
}: Pick<ApiDefinition, 'resources'>): readonly [id: string, operation: Operation][] {
  return resources.flatMap(({ operations }) => Object.entries<Operation>(operations));
}
