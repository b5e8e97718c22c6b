import { type ScenarioName, scenarios } from '../../spec/scenarios';
import type { Metadata } from '../store/rows';

/** The scenario name in a payment's metadata, whether or not there is such a scenario. Source: Test scenarios. */
export function scenarioAskedFor(metadata: Metadata): string | undefined {
  const test = metadata['payment_test'];
  if (typeof test !== 'object' || test === null || !('scenario' in test)) return undefined;
  return typeof test.scenario === 'string' ? test.scenario : undefined;
}

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** The known scenarios that look most like a name: those at the smallest distance, if it is small enough for a slip. */
export function closestScenarios(name: string): readonly string[] {
  const distances = Object.keys(scenarios).map((known) => ({
    known,
    distance: editDistance(name.slice(0, 64), known),
  }));
  const smallest = Math.min(...distances.map(({ distance }) => distance));
  return distances
    .filter(({ known, distance }) => distance === smallest && distance <= Math.max(3, known.length / 2))
    .map(({ known }) => known);
}

/** How many letters must be added, dropped or replaced to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const [above = 0, left = 0, diagonal = 0] = [row[j + 1], next[j], row[j]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
