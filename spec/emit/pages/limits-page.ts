import { type LimitName, limits, type LimitRow } from '../../tables/limits';
import { grouped } from '../../vocabulary/number';
import { facts, named, nameCell, page, words } from '../markdown';
import { limitPages } from './limit-pages';

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

const limitNames = Object.keys(limits).filter((name): name is LimitName => name in limits);

/** Returns the limits that a resource page has. */
export function limitsOf(page: string): readonly LimitName[] {
  return limitNames.filter((name) => limitPages[name].includes(page));
}

/** Returns a table of limits. */
export function limitTable(names: readonly LimitName[]): string {
  const rows = named<LimitRow>(limits).filter(({ name }) => names.some((each) => each === name));
  return facts(rows, {
    Limit: nameCell,
    Meaning: ({ meaning }) => meaning,
    Value: ({ name, ...row }) => limitValue(name, row),
  });
}

export function limitsPage(): string {
  return page(
    'limits.md',
    'Limits',
    'Amounts are in the smallest unit of the currency. *Above* and *below* are exclusive bounds.',
    limitTable(limitNames),
  );
}
