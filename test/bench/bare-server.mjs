// What the sandbox is measured against: node:http that parses a body and answers JSON of the size of a payment.
import { createServer } from 'node:http';

const answer = JSON.parse(process.argv[2] ?? '{}');

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    if (text !== '') JSON.parse(text);
    const body = JSON.stringify(answer);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}`, pid: process.pid }));
});
