/** Counts turns of the event loop until `work` resolves. Passes a function that returns the number of the present turn. */
export async function countingTurns<Result>(work: (turn: () => number) => Promise<Result>) {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  try {
    return { result: await work(() => turn), turns: turn };
  } finally {
    isDone = true;
  }
}
