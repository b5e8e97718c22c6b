/** Something on a line that wishes to be at a position, and takes space before and after it. */
export interface Wish {
  readonly at: number;
  readonly weight: number;
  readonly before: number;
  readonly after: number;
}

interface Block {
  readonly at: number;
  readonly weight: number;
  readonly count: number;
}

/**
 * Returns positions in the given order, with at least `gap` between neighbours, of which the weighted sum of squared distances
 * to the wishes is least: wishes that conflict are merged into blocks that move as one.
 */
export function spread(wishes: readonly Wish[], gap: number): readonly number[] {
  const offsets = offsetsOf(wishes, gap);
  const blocks: Block[] = [];
  wishes.forEach(({ at, weight }, i) => {
    let block: Block = { at: at - (offsets[i] ?? 0), weight, count: 1 };
    for (let before = blocks.at(-1); before !== undefined && before.at > block.at; before = blocks.at(-1)) {
      block = merged(before, block);
      blocks.pop();
    }
    blocks.push(block);
  });
  const moved = blocks.flatMap(({ at, count }) => Array.from({ length: count }, () => at));
  return moved.map((at, i) => at + (offsets[i] ?? 0));
}

/** The same between two bounds that leave enough space. */
export function spreadWithin(wishes: readonly Wish[], gap: number, from: number, to: number): readonly number[] {
  const offsets = offsetsOf(wishes, gap);
  const last = offsets.at(-1) ?? 0;
  return spread(wishes, gap).map((at, i) => {
    const offset = offsets[i] ?? 0;
    return Math.min(Math.max(at, from + offset), to - last + offset);
  });
}

/** How far each is from the first when all are as close as they can be. */
function offsetsOf(wishes: readonly Wish[], gap: number): readonly number[] {
  let offset = 0;
  return wishes.map(({ before }, i) => {
    const previous = wishes[i - 1];
    offset += previous ? previous.after + gap + before : 0;
    return offset;
  });
}

function merged(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  return { at: (a.at * a.weight + b.at * b.weight) / weight, weight, count: a.count + b.count };
}
