import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode, type Problem } from '@fifteen/contracts';

/** Node's own errors of a request that it could not read; every other one is a malformed request. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** A whole HTTP answer: no request object exists that Express could answer. */
const answerTo = (code: ErrorCode): string => {
  const { status, detail } = ERRORS[code];
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, detail, code, request_id: randomUUID() };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${problem.request_id}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** Requests that Node refuses before Express sees them (headers too large, malformed, too slow) are answered as a problem, too. */
export const answerUnreadable = (server: Server): void => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => void answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const underWay = answers.get(socket);
    // Bytes after the head of another answer would be read as part of it.
    const isFree = !underWay?.headersSent || underWay.writableFinished;
    if (socket.writable && isFree) socket.write(answerTo(CODES[error.code ?? ''] ?? 'invalid_request'));
    socket.destroy(error);
  });
};
