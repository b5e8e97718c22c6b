// Serves the endpoint of a framework in a process of its own, and prints its port: node serve.mjs <framework> <module>
import { createServer } from 'node:http';

const [framework, module] = process.argv.slice(2);
const { app, POST, default: worker } = await import(module);
const host = '127.0.0.1';
if (framework === 'fastify') {
  await app.listen({ port: 0, host });
  console.log(app.server.address().port);
} else if (framework === 'node') {
  app.listen(0, host, () => console.log(app.address().port));
} else if (framework === 'express') {
  const server = createServer(app).listen(0, host, () => console.log(server.address().port));
} else {
  const { serve } = await import('@hono/node-server');
  serve({ fetch: POST ?? (app ?? worker).fetch, port: 0, hostname: host }, ({ port }) => console.log(port));
}
