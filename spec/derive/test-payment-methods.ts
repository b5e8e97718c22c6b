import { testBankAccounts, type TestCardRow, testCards } from '../tables/test-cards';

/**
 * The numbers of test cards by name: the brand of one that is approved, the decline code or error code of another one. Of several
 * cards the first one has the name.
 */
export const namedTestCards: ReadonlyMap<string, string> = firstOfEach(
  testCards.map((card) => [nameOf(card), card.number] as const),
);

/** The names of all test cards by number. Where several have one name, the later ones have a number behind it: `visa 2`. */
export const testCardNames: ReadonlyMap<string, string> = namesOfAll();

/** The numbers of test bank accounts by name: the decline code of one whose payments fail, else `success`. */
export const namedTestBankAccounts: ReadonlyMap<string, string> = firstOfEach(
  testBankAccounts.map(({ account_number, declineCode }) => [declineCode ?? 'success', account_number] as const),
);

/** Returns undefined for a card whose result depends on what else is sent. */
function nameOf({ brand, outcome, tokenization }: TestCardRow): string | null | undefined {
  if (outcome === null) return tokenization?.errorCode;
  if (outcome.result === 'declined') return outcome.declineCode;
  if (outcome.result !== 'approved') return outcome.errorCode;
  return tokenization ? undefined : brand;
}

function namesOfAll(): ReadonlyMap<string, string> {
  const names = new Map([...namedTestCards].map(([name, number]) => [number, name]));
  const taken = new Set(names.values());
  for (const card of testCards) {
    const { number } = card;
    if (names.has(number)) continue;
    const base = nameOf(card) ?? card.tokenization?.errorCode ?? 'card';
    let count = 2;
    while (taken.has(`${base} ${count}`)) count++;
    names.set(number, `${base} ${count}`);
    taken.add(`${base} ${count}`);
  }
  return names;
}

type Entry = readonly [name: string | null | undefined, number: string];

function firstOfEach(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [name, number] of entries) if (name && !first.has(name)) first.set(name, number);
  return first;
}
