import type { ApiDefinition } from '../vocabulary/api';
import type { Examples } from '../vocabulary/example';
import { withAlternatives } from './alternatives';
import { withExamples } from './examples';
import type { JsonObject } from './json';
import { withNullableBodies } from './nullable-bodies';
import { openApiDocument } from './openapi';
import { withSharedResponses } from './shared-responses';

interface DocumentParts {
  /** Base URL of the only server. Default: the document is one of any server. */
  readonly baseUrl?: string;
  readonly examples?: Examples;
}

/** Returns the document of an API as it is published. */
export function publishedDocument(api: ApiDefinition, { baseUrl, examples }: DocumentParts = {}): JsonObject {
  const document = withAlternatives(openApiDocument(withNullableBodies(api), baseUrl));
  return withSharedResponses(examples ? withExamples(document, examples) : document);
}
