/** A process that holds many event streams open. One loop cannot be client and judge of ten thousand at once. */
import { connect, type Socket } from 'node:net';
import { mapConcurrent } from '../../../platform/concurrency/map-concurrent.ts';
import { type Arrival, type FromClient, nowUs, type ToClient, type WantedStream } from '../stream-messages.ts';

/** Opened at once; the next one waits until one of them is open. */
const LANES = 24;
const ASSET = /"asset_id":"([\w-]+)"/g;
/** More than an event is long: what may be the beginning of one is kept until the rest is there. */
const TAIL = 600;

const opened: number[] = [];
const refused: number[] = [];
const slow: Socket[] = [];
const arrivals: Record<'fast' | 'slow', Arrival[]> = { fast: [], slow: [] };
let ended = 0;

const say = (message: FromClient): void => void process.send?.(message);

/** Notes the events of a stream as they come. */
const listen = (socket: Socket, into: Arrival[]): void => {
  let text = '';
  socket.on('data', (data) => {
    const atUs = nowUs();
    text += data.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(ASSET)) {
      into.push([match[1] ?? '', atUs]);
      end = match.index + match[0].length;
    }
    text = text.slice(Math.max(end, text.length - TAIL));
  });
};

const open = (port: number, { path, token, from, isSlow }: WantedStream): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('data', (head) => {
      const status = Number(head.toString('latin1', 9, 12));
      if (status !== 200) {
        refused.push(status);
        socket.destroy();
        return resolve();
      }
      opened.push(nowUs());
      socket.on('close', () => (ended += 1));
      if (isSlow) slow.push(socket.pause());
      else listen(socket, arrivals.fast);
      resolve();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n\r\n`);
  });

process.on('message', (message: ToClient) => {
  if (message.act === 'open') void mapConcurrent(message.streams, LANES, (stream) => open(message.port, stream)).then(() => say({ is: 'open', atUs: opened, refused }));
  else if (message.act === 'report') say({ is: 'report', ...arrivals, ended });
  else {
    for (const socket of slow) {
      listen(socket, arrivals.slow);
      socket.resume();
    }
  }
});
process.once('disconnect', () => process.exit());
