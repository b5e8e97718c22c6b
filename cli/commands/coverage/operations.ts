import { type OperationId, operations } from '../../../spec';
import { didYouMean } from '../../../spec/vocabulary/closest-names';

/** Returns operations by their ids, with commas between them. Throws a `TypeError` for an unknown one. */
export function parseOperations(text: string): readonly OperationId[] {
  return text.split(',').map((each) => {
    const id = each.trim();
    if (isOperationId(id)) return id;
    throw new TypeError(`unknown operation "${id.slice(0, 100)}".${didYouMean(id, Object.keys(operations))}`);
  });
}

function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}
