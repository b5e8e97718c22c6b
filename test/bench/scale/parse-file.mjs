// Reads and parses a data file, and keeps what was parsed: the least that opening it can cost. Prints `parsed` at the end.
// A file is one JSON value, or lines of the journal: a checksum and a flag of 9 bytes, and JSON. The flag `-` continues a line.
import { createReadStream, readFileSync } from 'node:fs';

const [path, form] = process.argv.slice(2);
const PREFIX_BYTES = 9;
const FLAG_AT = 8;
const CONTINUES = 0x2d;
const LINE_BREAK = 10;
const kept = [];

if (form === 'json') kept.push(JSON.parse(readFileSync(path, 'utf8')));
else await parseLines();
console.log(`parsed ${kept.length}`);

async function parseLines() {
  let rest = Buffer.alloc(0);
  let begun = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, start)) {
      const text = begun + bytes.toString('utf8', start + PREFIX_BYTES, end);
      if (bytes[start + FLAG_AT] === CONTINUES) begun = text;
      else {
        kept.push(JSON.parse(text));
        begun = '';
      }
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
}
