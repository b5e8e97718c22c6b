import { testCards } from '../../spec/tables/test-cards';
import { testCardDetails } from '../domain/test-card';
import { UnreachableError } from './recipe';

/** Returns a test card that is approved or declined in test mode. In live mode every test card is declined. */
export function testCard(result: 'approved' | 'declined', now: string) {
  const row = testCards.find(({ outcome, tokenization }) => outcome?.result === result && tokenization === undefined);
  if (row === undefined) throw new UnreachableError(`no test card is ${result}`);
  return testCardDetails(row, now);
}
