import { errorsOf, statusesOf } from '../../derive/operation-errors';
import { scenarioInsteadOf } from '../../derive/scenario-faults';
import { type ErrorCode, type ErrorRow, errors } from '../../tables/errors';
import { isApiErrorCode } from '../../tables/faults';
import { scenarios } from '../../tables/scenarios';
import { stateCodes } from '../../tables/situations';
import { isSimulatedError, simulatedErrors } from '../../tables/simulated-errors';
import { testCards } from '../../tables/test-cards';
import type { Operation } from '../../vocabulary/operation';
import type { Outcome } from '../../vocabulary/outcome';
import { rowsOf } from '../../vocabulary/table';
import { code, codes, inProse } from '../markdown';
import { generalErrors, isGeneral } from './general-errors';
import { apiPages, controlPages, operationLink } from './resource-links';

/** Returns the section of an error code: what it means, what to do, how to get it from the sandbox, and where it is returned. */
export function errorSection(name: ErrorCode, row: ErrorRow): string {
  return [
    `### ${name}`,
    `${code(row.message.template)}`,
    row.description,
    [
      `- **What to do**: ${inProse(row.explanation.template)}`,
      ...(row.controlExplanation === undefined
        ? []
        : [`- For a call of the control API: ${inProse(row.controlExplanation.template)}`]),
      ...(stateCodes.some((each) => each === name)
        ? [
            '- In a response, the explanation says how the object got into its state, and names a request that is possible now.',
          ]
        : []),
      ...(row.shouldRetry === undefined ? [] : [`- The response has the header ${code(retryHeader(row))}.`]),
      ...causesOf(name).map((cause) => `- ${cause}`),
      `- **Operations**: ${operationsText(name)}`,
      `- Provenance: ${row.added ? `${row.provenance}, added` : row.provenance}.`,
    ].join('\n'),
  ].join('\n\n');
}

const retryHeader = ({ shouldRetry }: ErrorRow) => `Should-Retry: ${String(shouldRetry)}`;

/** Returns the ways to get an error from the sandbox without being in its situation, as sentences. */
function causesOf(name: ErrorCode): string[] {
  const scenarioNames = rowsOf(scenarios).flatMap(([scenario, { outcome }]) =>
    codeOf(outcome) === name ? [scenario] : [],
  );
  const numbers = testCards.flatMap(({ number, outcome, tokenization }) =>
    tokenization?.errorCode === name || (outcome !== null && codeOf(outcome) === name) ? [number] : [],
  );
  return [
    ...(scenarioNames.length === 0
      ? []
      : [`Scenario: ${codes(scenarioNames)}. See [Scenarios](scenarios.md#scenarios).`]),
    ...(numbers.length === 0 ? [] : [`Card: ${codes(numbers)}. See [Cards](scenarios.md#cards).`]),
    ...(isSimulatedError(name)
      ? [
          `Metadata of the ${simulatedErrors[name].places.join(' or ')}: ${code(`{ "payment_test": { "error": "${name}" } }`)}. See [Simulated errors](scenarios.md#simulated-errors).`,
        ]
      : []),
    ...(isApiErrorCode(name)
      ? faultsOf(name)
      : ['Only a request that causes it: faults are for the API, and this is an error of the control API.']),
  ];
}

function faultsOf(name: ErrorCode): string[] {
  const error = code(`payments-sandbox faults create --error ${name} --times 1`);
  const scenario = scenarioInsteadOf(name, 'createPayment');
  if (scenario === undefined) return [`Fault, for any operation: ${error}.`];
  const decline = code(`payments-sandbox faults create --scenario ${scenario} --times 1`);
  return [
    `Fault, for a charge: ${decline}. The declined payment is stored, also in live mode.`,
    `Fault, for any other operation: ${error}. Nothing is stored.`,
  ];
}

function codeOf(outcome: Outcome): ErrorCode | undefined {
  switch (outcome.result) {
    case 'approved':
      return undefined;
    case 'declined':
      return 'card_declined';
    case 'refused':
    case 'unanswered':
      return outcome.errorCode;
  }
}

function operationsText(name: ErrorCode): string {
  if (isGeneral(name)) {
    const requests = Object.entries(generalErrors).filter(([, names]) => names.includes(name));
    return `see [Errors of every request](operations.md#errors-of-every-request): ${requests.map(([request]) => request.charAt(0).toLowerCase() + request.slice(1)).join(', ')}.`;
  }
  const found = [...apiPages, ...controlPages].flatMap(({ path, resource }) =>
    Object.values<Operation>(resource.operations)
      .filter((operation) => errorsOf(operation).includes(name))
      .map((operation) => `${operationLink(path, operation)}${otherStatus(name, operation)}`),
  );
  return found.length === 0 ? 'none by itself, it follows from the request as such.' : `${found.join('; ')}.`;
}

function otherStatus(name: ErrorCode, operation: Operation): string {
  const statuses = statusesOf(name, operation).filter((status) => status !== errors[name].status);
  return statuses.length === 0 ? '' : `, also with status ${statuses.join(', ')}`;
}
