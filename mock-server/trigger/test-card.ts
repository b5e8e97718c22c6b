import { testCards } from '../../spec/tables/test-cards';
import { UnreachableError } from './recipe';

/** Returns a test card that is approved or declined in test mode. In live mode every test card is declined. */
export function testCard(result: 'approved' | 'declined', now: string) {
  const row = testCards.find(({ outcome, tokenization }) => outcome?.result === result && tokenization === undefined);
  if (row === undefined) throw new UnreachableError(`no test card is ${result}`);
  return {
    name: 'Test Card',
    number: row.number,
    month: '12',
    year: String(Number(now.slice(0, 4)) + 5),
    address_postal_code: '94107',
  };
}
