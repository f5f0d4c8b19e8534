import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CuttingProxy {
  readonly endpoint: string;
  /** The next answers to GET end after so many bytes, as where a network fails; undefined lets all through. */
  readonly cutAfter: (bytes: number | undefined) => void;
  /** Each request is answered with this error of the store; undefined lets all through. */
  readonly refuseWith: (refusal: { readonly status: number; readonly code: string } | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** Stands before an S3 server, and fails as networks and full stores do. */
export const startCuttingProxy = async (target: string): Promise<CuttingProxy> => {
  let cut: number | undefined;
  let refusal: { readonly status: number; readonly code: string } | undefined;
  const server = createServer((incoming, response) => {
    if (refusal) {
      incoming.resume();
      response.writeHead(refusal.status, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${refusal.code}</Code><Message>No.</Message></Error>`);
      return;
    }
    const onAnswer = (answer: IncomingMessage): void => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      let left = incoming.method === 'GET' ? (cut ?? Infinity) : Infinity;
      answer.on('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, left));
        left -= chunk.length;
        if (left <= 0) response.socket?.destroySoon();
      });
      answer.on('end', () => response.end());
    };
    incoming.pipe(request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, onAnswer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => void (cut = bytes),
    refuseWith: (given) => void (refusal = given),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
