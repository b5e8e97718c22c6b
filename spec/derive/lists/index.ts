export { type ErrorCodeCase, errorCodes } from './error-codes';
export { type DeclineScenarioCase, declineScenarios, type ScenarioCase, scenarios } from './scenarios';
export { type TestBankAccountCase, testBankAccounts } from './test-bank-accounts';
export { type TestCardCase, testCards } from './test-cards';
export { type WebhookEventCase, webhookEvents } from './webhook-events';
