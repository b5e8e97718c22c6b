import type { ErrorCode, ErrorParams } from './tables/errors';
import { controlExplanations } from './explanations/control';
import { declineExplanations } from './explanations/declines';
import { operationExplanations } from './explanations/operations';
import { parameterExplanations } from './explanations/parameters';
import { requestExplanations } from './explanations/requests';

/** For each error code the rule that it comes from, and what to change: the header Sandbox-Explain. In ASCII, as headers are. */
export const explanations = {
  ...requestExplanations,
  ...parameterExplanations,
  ...declineExplanations,
  ...operationExplanations,
  ...controlExplanations,
};

const sentences: { readonly [C in ErrorCode]: { readonly fill: (values: ErrorParams<C>) => string } } = explanations;

/** The explanation of a code with its gaps filled. */
export function explainError<C extends ErrorCode>(code: C, params: ErrorParams<C>): string {
  return sentences[code].fill(params);
}
