// The reference of the benchmarks: node:http that parses a body and responds with JSON of the size of a payment.
import { createServer } from 'node:http';

const result = JSON.parse(process.argv[2] ?? '{}');

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    if (text !== '') JSON.parse(text);
    const body = JSON.stringify(result);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
});
// A client may pause between its measurements.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}`, pid: process.pid }));
});
