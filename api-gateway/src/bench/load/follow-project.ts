import { get } from 'node:http';
import { AssetUpdate } from '@fifteen/contracts';

interface Following {
  readonly url: string;
  readonly token: string;
  readonly projectId: string;
  /** So many concepts end it. */
  readonly concepts: number;
  readonly onConcept?: (update: AssetUpdate['data']) => void;
  /** A stream that ends is opened again after its last event, as a browser does; is told each time. */
  readonly onResume?: () => void;
}

const DATA = /^(?:id: (\d+)|data: (.+))$/gm;
const RESUME_MS = 500;

/**
 * Follows a project as the page of a customer does, until so many of its concepts have come. Throws where one has failed,
 * or where the stream ends before.
 */
export const followProject = ({ url, token, projectId, concepts, onConcept, onResume }: Following): Promise<void> =>
  new Promise((resolve, reject) => {
    const come = new Set<string>();
    let isOver = false;
    let lastId: string | undefined;

    const end = (error?: Error): void => {
      isOver = true;
      if (error) reject(error);
      else resolve();
    };
    const take = (update: AssetUpdate['data']): void => {
      if (update.status === 'failed') return end(new Error('A concept has failed.'));
      come.add(update.asset_id);
      onConcept?.(update);
      if (come.size === concepts) end();
    };
    const lost = (error: Error): void => {
      if (isOver) return;
      if (!onResume) return end(error);
      onResume();
      setTimeout(open, RESUME_MS);
    };
    const open = (): void => {
      const headers = { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) };
      const sent = get(`${url}/api/v1/projects/${projectId}/stream`, { headers }, (answer) => {
        if (answer.statusCode !== 200) return end(new Error(`A project stream answered ${answer.statusCode}.`));
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
          const whole = text.lastIndexOf('\n\n') + 1;
          for (const [, id, data] of text.slice(0, whole).matchAll(DATA)) {
            if (id !== undefined) lastId = id;
            else take(AssetUpdate.parse(JSON.parse(data ?? '')).data);
          }
          text = text.slice(whole);
          if (isOver) sent.destroy();
        });
        answer.on('error', () => undefined);
        answer.on('close', () => lost(new Error(`A project stream ended after ${come.size} of ${concepts} concepts.`)));
      });
      let hasAnswered = false;
      sent.once('response', () => (hasAnswered = true));
      sent.on('error', (error) => {
        if (!hasAnswered) lost(error);
      });
    };
    open();
  });
