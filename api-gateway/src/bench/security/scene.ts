import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asset, HERO_BRIEF, type SignedIn } from '@fifteen/contracts';
import { Pool } from 'pg';
import { createDatabase, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { startProduct } from '../start-product.ts';
import { visit } from '../visit.ts';

const PASSWORD = 'a password of the bench';
const POLL_MS = 250;

export interface SceneProject {
  readonly id: string;
  readonly assets: readonly Asset[];
  readonly setPaid: (isPaid: boolean) => Promise<void>;
  /** Makes a public link. Returns its token. */
  readonly share: () => Promise<string>;
}

export interface SceneCustomer {
  readonly token: string;
  /** Fifteen drawn concepts, by the worker. */
  readonly project: (company: string) => Promise<SceneProject>;
}

export interface Scene {
  readonly url: string;
  /** Where the product keeps its files. */
  readonly filesDir: string;
  readonly customer: () => Promise<SceneCustomer>;
  readonly stop: () => Promise<void>;
}

/** The whole product in processes of its own, on a database that this program can reach too. */
export const openScene = async (): Promise<Scene> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-scene-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const databaseUrl = await createDatabase(postgres, 'scene');
  const pool = new Pool({ connectionString: databaseUrl });
  const product = await startProduct({ DATABASE_URL: databaseUrl, SIGNUPS_AN_HOUR: '1000' });
  let people = 0;

  const call = async <T>(method: string, path: string, token: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const { status, text } = await visit(`${product.url}/api/v1${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };

  const drawn = async (token: string, id: string): Promise<Asset[]> => {
    for (;;) {
      const assets = await call<Asset[]>('GET', `/projects/${id}/assets`, token);
      if (assets.every(({ status }) => status !== 'pending')) return assets;
      await sleep(POLL_MS);
    }
  };

  return {
    url: product.url,
    filesDir: join(product.dataDir, 'files'),
    customer: async () => {
      people += 1;
      const { access_token: token } = await call<SignedIn>('POST', '/auth/signup', '', { email: `scene${people}@example.com`, password: PASSWORD });
      return {
        token,
        project: async (company_name) => {
          const taste_profile = { ...HERO_BRIEF, basic_info: { ...HERO_BRIEF.basic_info, company_name } };
          const { project_id: id } = await call<{ project_id: string }>('POST', '/projects', token, { taste_profile });
          const assets = await drawn(token, id);
          const setPaid = async (isPaid: boolean): Promise<void> => void (await pool.query('UPDATE projects SET is_paid = $2 WHERE id = $1', [id, isPaid]));
          const share = async (): Promise<string> => {
            const made = await call<{ share: { token: string } }>('POST', `/projects/${id}/share`, token, { shows_owner: false, only_favourites: false });
            return made.share.token;
          };
          return { id, assets, setPaid, share };
        },
      };
    },
    stop: async () => {
      await pool.end();
      await product.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
