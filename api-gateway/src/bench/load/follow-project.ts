import { get } from 'node:http';
import { AssetUpdate } from '@fifteen/contracts';

interface Following {
  readonly url: string;
  readonly token: string;
  readonly projectId: string;
  /** So many concepts end it. */
  readonly concepts: number;
  readonly onConcept?: (update: AssetUpdate['data']) => void;
}

const DATA = /^data: (.+)$/gm;

/**
 * Follows a project as the page of a customer does, until so many of its concepts have come. Throws where one has failed,
 * or where the stream ends before.
 */
export const followProject = ({ url, token, projectId, concepts, onConcept }: Following): Promise<void> =>
  new Promise((resolve, reject) => {
    const come = new Set<string>();
    const sent = get(`${url}/api/v1/projects/${projectId}/stream`, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A project stream answered ${answer.statusCode}.`));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        const end = text.lastIndexOf('\n\n') + 1;
        for (const [, data = ''] of text.slice(0, end).matchAll(DATA)) take(AssetUpdate.parse(JSON.parse(data)).data);
        text = text.slice(end);
      });
      answer.on('close', () => reject(new Error(`A project stream ended after ${come.size} of ${concepts} concepts.`)));
      answer.on('error', reject);
    });
    sent.on('error', reject);

    const take = (update: AssetUpdate['data']): void => {
      if (update.status === 'failed') return end(new Error('A concept has failed.'));
      come.add(update.asset_id);
      onConcept?.(update);
      if (come.size === concepts) end();
    };
    const end = (error?: Error): void => {
      if (error) reject(error);
      else resolve();
      sent.destroy();
    };
  });
