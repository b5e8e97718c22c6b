// Reads a journal, parses its lines and keeps what was parsed: the least that opening it can cost. Prints `parsed` at the end.
import { createReadStream } from 'node:fs';

const LINE_BREAK = 10;
const [path] = process.argv.slice(2);
const kept = [];
let rest = Buffer.alloc(0);

for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
  const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
  let start = 0;
  for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, start)) {
    // A checksum may precede the JSON.
    const text = bytes.toString('utf8', start, end);
    kept.push(JSON.parse(text.slice(text.indexOf('{'))));
    start = end + 1;
  }
  rest = bytes.subarray(start);
}
console.log(`parsed ${kept.length}`);
