import { Agent, request } from 'node:http';

/** Connections are kept, as a proxy in front of the gateway keeps them. */
const agent = new Agent({ keepAlive: true });

interface Visited {
  readonly status: number;
  readonly text: string;
}

interface Options {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request with the least work that a client can have: fetch takes several times as long, of the same processors. */
export const visit = (url: string, { method = 'GET', headers, body }: Options): Promise<Visited> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
