import { cardInput } from 'payments-sandbox/testing';

/** A card that is not a test card, which succeeds in live mode. */
export const liveCard = cardInput({ number: '4111111111111111' });
