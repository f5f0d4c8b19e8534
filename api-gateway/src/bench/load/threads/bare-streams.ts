/** Event streams of node:http alone: nothing is checked, and nobody is known. What a stream costs at least. */
import { createServer } from 'node:http';
import { tellReady } from '../../../app/processes/messages.ts';

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' });
  response.write('retry: 1000\n\n');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  tellReady(typeof address === 'object' && address ? address.port : 0);
});
process.once('disconnect', () => process.exit());
