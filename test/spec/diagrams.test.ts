import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layout } from '../../spec/emit/diagrams/layout';
import { sizes } from '../../spec/emit/diagrams/sizes';
import { textWidth } from '../../spec/emit/diagrams/text-width';
import { machines } from '../../spec/tables/states';
import type { Diagram } from '../../spec/vocabulary/diagram';
import { type Machine, machine } from '../../spec/vocabulary/machine';
import { type Box, isInside, labelBoxes, overlaps, pointsOf, stateBoxes } from '../support/diagram-boxes';
import { scaled } from '../support/run-scale';

type AnyMachine = Machine<string, string>;

const laidOut: readonly (readonly [name: string, rows: AnyMachine, diagram: Diagram])[] = Object.entries(machines).map(
  ([name, rows]) => [name, rows, layout(rows)],
);

/** The arrows of a diagram: each transition from each of its states. */
const movesOf = ({ transitions }: AnyMachine): readonly string[] =>
  Object.entries(transitions).flatMap(([transition, { from: sources, to }]) =>
    sources.map((from) => `${transition}: ${from} to ${to}`),
  );

const boxOf = (diagram: Diagram, state: string): Box =>
  stateBoxes(diagram).find(({ name }) => name === state) ?? { name: state, left: 0, right: 0, top: 0, bottom: 0 };

/** Returns the lines that pass through a state or a label, with its name. */
function collisionsOf(diagram: Diagram): readonly string[] {
  const boxes = [...stateBoxes(diagram), ...labelBoxes(diagram)];
  const lines = [
    ...diagram.edges.map(({ from, to, path, arrow }) => ({ name: `${from} to ${to}`, path: path + arrow })),
    ...diagram.starts.map(({ state, path, arrow }) => ({ name: `the start of ${state}`, path: path + arrow })),
  ];
  return lines.flatMap(({ name, path }) => {
    const points = pointsOf(path);
    return boxes.filter((box) => points.some((point) => isInside(point, box))).map((box) => `${name} on ${box.name}`);
  });
}

/** Returns what leaves the picture. */
function outsideOf(diagram: Diagram): readonly string[] {
  const { width, height, edges, starts } = diagram;
  const isOutside = ({ left, right, top, bottom }: Box) => left < 0 || right > width || top < 0 || bottom > height;
  const dots = starts.map(({ state, x, y, radius }) => ({
    name: `the dot of ${state}`,
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const boxes = [...stateBoxes(diagram), ...labelBoxes(diagram), ...dots].filter(isOutside).map(({ name }) => name);
  const points = edges
    .flatMap(({ path, arrow }) => pointsOf(path + arrow))
    .filter(({ x, y }) => isOutside({ name: '', left: x, right: x, top: y, bottom: y }));
  return [...boxes, ...points.map(({ x, y }) => `a line at ${x} ${y}`)];
}

describe.each(laidOut)('the diagram of %s', (_, rows, diagram) => {
  test('has each state, and each transition from each of its states once', () => {
    expect(diagram.nodes.map(({ state }) => state).sort()).toEqual(Object.keys(rows.states).sort());
    expect(diagram.starts.map(({ state }) => state).sort()).toEqual([...rows.initial].sort());
    expect(
      labelBoxes(diagram)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...movesOf(rows)].sort());
    const pairs = diagram.edges.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('has no states or labels that overlap', () => {
    expect(overlaps([...stateBoxes(diagram), ...labelBoxes(diagram)])).toEqual([]);
  });

  test('has no line through a state or a label', () => {
    expect(collisionsOf(diagram)).toEqual([]);
  });

  test('is within its picture', () => {
    expect(outsideOf(diagram)).toEqual([]);
  });

  test('has arrows from the border of one state to that of another', () => {
    for (const { from, to, path, arrow } of diagram.edges) {
      const distance = (state: string, points: ReturnType<typeof pointsOf>) => {
        const { left, right, top, bottom } = boxOf(diagram, state);
        return Math.min(
          ...points.map(({ x, y }) => Math.max(left - x, x - right, top - y, y - bottom)).map((far) => Math.abs(far)),
        );
      };
      expect([from, distance(from, pointsOf(path).slice(0, 1))]).toEqual([from, 0]);
      expect([to, distance(to, pointsOf(arrow))]).toEqual([to, 0]);
    }
  });

  test('has lines without gaps, except where their labels are', () => {
    for (const { from, to, path, labels } of diagram.edges.filter((edge) => edge.from !== edge.to)) {
      const strokes = path.split(/(?=M)/).map(pointsOf);
      const ends = strokes.map((points) => [points.at(0), points.at(-1)] as const);
      for (const [start, end] of ends) expect([from, to, start]).not.toEqual([from, to, end]);
      const ys = ends.flatMap(([start, end]) => [start?.y ?? 0, end?.y ?? 0]).sort((a, b) => a - b);
      expect(ys).toHaveLength(4);
      expect((ys[2] ?? 0) - (ys[1] ?? 0)).toBe(labels.length * sizes.labelLine);
    }
  });

  test('has states that are as wide as their names', () => {
    for (const { state, width } of diagram.nodes) {
      expect(width).toBeGreaterThanOrEqual(textWidth(state, sizes.stateFont, true) + 2 * sizes.statePadding);
    }
  });

  test('is the same each time', () => {
    expect(layout(rows)).toEqual(diagram);
  });
});

/** Names of different lengths. */
const names = ['a', 'wait', 'needs_response', 'partially_refunded', 'information_needed', 'mmmmmmmm'] as const;
const anyState = fc.constantFrom(...names);

const anyMachine = fc
  .record({
    initial: fc.uniqueArray(anyState, { minLength: 1, maxLength: 2 }),
    transitions: fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}(_[a-z]{1,8}){0,2}$/),
      fc.record({ from: fc.uniqueArray(anyState, { minLength: 1, maxLength: 3 }), to: anyState }),
      { maxKeys: 8 },
    ),
  })
  .map(({ initial, transitions }) => ({
    initial,
    states: Object.fromEntries(names.map((name) => [name, { meaning: 'Any.', provenance: 'chosen' as const }])),
    transitions: Object.fromEntries(
      Object.entries(transitions).map(([name, row]) => [
        name,
        { ...row, movedBy: 'a test', provenance: 'chosen' as const },
      ]),
    ),
  }))
  .map((rows): AnyMachine => machine(rows));

test('any machine is drawn in full, without overlaps, and within its picture', () => {
  fc.assert(
    fc.property(anyMachine, (rows) => {
      const diagram = layout(rows);
      expect(
        labelBoxes(diagram)
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...movesOf(rows)].sort());
      expect(overlaps([...stateBoxes(diagram), ...labelBoxes(diagram)])).toEqual([]);
      expect(collisionsOf(diagram)).toEqual([]);
      expect(outsideOf(diagram)).toEqual([]);
    }),
    { numRuns: scaled({ full: 100, short: 5 }), seed: 1 },
  );
});
