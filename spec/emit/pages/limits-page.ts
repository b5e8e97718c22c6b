import { limits, type LimitRow } from '../../tables/limits';
import { grouped } from '../../vocabulary/number';
import { facts, named, nameCell, page, words } from '../markdown';

/** Formats seconds in the largest unit that divides them: 604800 is `7 days`. */
function duration(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, unit] = units.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function quantity(name: string, key: string, amount: number): string {
  const text = [name, key].some((word) => word.endsWith('_seconds')) ? duration(amount) : grouped(amount);
  return key === 'value' ? text : `${words(key.replace(/_seconds$/, ''))}: ${text}`;
}

/** Returns the numbers of a limit with their units. */
export function limitValue(name: string, { meaning: _, provenance: __, ...quantities }: LimitRow): string {
  const parts = Object.entries(quantities).map(([key, amount]) => {
    if (typeof amount === 'number') return quantity(name, key, amount);
    if (typeof amount === 'string') return `${key}: ${amount}`;
    const inner = Object.entries(amount).map(([part, count]) => quantity(name, part, count));
    return `${key} (${inner.join(', ')})`;
  });
  return parts.join('; ');
}

export function limitsPage(): string {
  return page(
    'Limits',
    'Amounts are in the smallest unit of the currency. *Above* and *below* are exclusive bounds.',
    facts(named<LimitRow>(limits), {
      Limit: nameCell,
      Meaning: ({ meaning }) => meaning,
      Value: ({ name, ...row }) => limitValue(name, row),
    }),
  );
}
