export { type ControlOperationId, controlOperations } from './control';
export { balanceSourceTypes, balanceTransactionTypes } from './tables/balance-transactions';
export { type BinDetails, binDetails } from './tables/bin-details';
export { type BankScenarioName, bankScenarios } from './tables/bank-scenarios';
export { cardBrands, type CardBrand } from './tables/card-brands';
export { type DeclineCode, declineCodes } from './tables/decline-codes';
export { type ErrorCode, errors } from './tables/errors';
export { eventPatterns } from './derive/event-patterns';
export { type EventName, events } from './tables/events';
export { feeTypes, paymentFeeTypes } from './tables/fee-types';
export { controlTokenPattern, limits } from './tables/limits';
export { type SimulatedErrorCode, simulatedErrors } from './tables/simulated-errors';
export { type NetworkErrorCode, networkErrorCategories, networkErrors } from './tables/network-errors';
export { businessStructures, businessTypes } from './tables/business-structures';
export { onboardingRequirements, requiredPaths } from './tables/onboarding-requirements';
export { errorsOf } from './derive/operation-errors';
export { type OperationId, operations } from './resources';
export { type RequestVerdict, requestVerdicts, type ViolationKind, violationKinds } from './tables/request-log';
export { type ReviewOutcome, reviewOutcomes } from './tables/outcomes';
export type { CardScenarioName, ScenarioName } from './tables/scenarios';
export {
  type DeclineScenarioCase,
  declineScenarios,
  type ErrorCodeCase,
  errorCodes,
  type ScenarioCase,
  scenarios,
  type TestBankAccountCase,
  testBankAccounts,
  type TestCardCase,
  testCards,
  type WebhookEventCase,
  webhookEvents,
} from './derive/lists';
export { machines } from './tables/states';
export { linesContentType, type Operation, pathParameters } from './vocabulary/operation';
export type { Schema } from './vocabulary/schema';
export { addressChecks } from './tables/test-cards';
export { type Coverage, type AreaCoverage } from './derive/coverage';
export { type CoverageArea, coverageAreaNames, isCoverageArea } from './tables/coverage-areas';
