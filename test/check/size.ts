import { RELEASE } from '../../mock-server/fields/release';
import { measureRooms, type Rooms, roomsAtRelease, type Size } from '../releases/rooms';

/**
 * Prints how many lines of code and files each room of the repository has, beside those of the last release. It bounds nothing:
 * a bound that is met to the unit is paid for with denser code.
 */

const none: Size = { lines: 0, files: 0 };
const sum = (rooms: Rooms): Size =>
  Object.values(rooms).reduce(
    (all, { lines, files }) => ({ lines: all.lines + lines, files: all.files + files }),
    none,
  );

function print(now: Rooms, release: string, before: Rooms): void {
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join(''));
  const row = (name: string, is: Size, was: Size) =>
    line(
      name,
      [is.lines, was.lines, is.lines - was.lines, is.files, was.files].map((figure) => figure.toLocaleString('en-US')),
    );
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort();
  const growth = (name: string) => (now[name] ?? none).lines - (before[name] ?? none).lines;
  line('room', ['code lines', release, 'grown', 'files', release]);
  for (const name of names) row(name, now[name] ?? none, before[name] ?? none);
  row('all', sum(now), sum(before));
  const most = names.reduce((room, name) => (growth(name) > growth(room) ? name : room));
  console.log(`Since ${release}, ${most} has grown most: by ${growth(most).toLocaleString('en-US')} lines.`);
}

print(measureRooms(), RELEASE, roomsAtRelease());
