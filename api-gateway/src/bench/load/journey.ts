import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asset, type BrandKit, type BrandKitOrder, CONCEPTS_PER_PROJECT, type LogoFiles, type Refinement, type SignedIn, WELCOME_CREDITS } from '@fifteen/contracts';
import { visit } from '../visit.ts';
import { briefOf, callOf } from './crowd.ts';
import { followProject } from './follow-project.ts';

const PASSWORD = 'a password of the bench';
const CARD = '4242 4242 4242 4242';
const POLL_MS = 500;
/** A step that takes longer has failed: the product has lost it. */
const PATIENCE_MS = 300_000;
const PREVIEWS = 12;
const PICTURES = 4;
const FILES = 6;
const COMPANIES = ['Northwind Coffee', 'Harbour & Rye', 'Ohmbird', 'Gridstone', 'Little Fathom', 'Velo Norte', 'Sägewerk 9', 'Tally'];
const WISHES = ['bolder, blue', 'rounder letters', 'a warmer red', 'without the symbol', 'simpler'];

/** What a journey ends with, besides what all of them have. */
const ENDINGS = ['files', 'kit', 'files', 'unpaid'] as const;
export type Ending = (typeof ENDINGS)[number];
export const endingOf = (turn: number): Ending => ENDINGS[turn % ENDINGS.length] ?? 'files';

const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${what} did not come about.`);
    await sleep(POLL_MS);
  }
};

interface Options {
  readonly url: string;
  /** Counted from 0; each one is another person at another address. */
  readonly turn: number;
  /** Is told the name of each step that went well. */
  readonly onStep: (name: string) => void;
  /** Given where a stream may end because its gateway does. */
  readonly onResume?: () => void;
}

/** One person from the sign-up to the deletion of the account. Throws at the first answer that is not as it should be. */
export const makeJourney = async ({ url, turn, onStep, onResume }: Options): Promise<void> => {
  const email = `soak-${randomUUID()}@example.com`;
  const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const at = callOf(url, undefined, address);
  const ending = endingOf(turn);

  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = await work().catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
    onStep(name);
    return result;
  };
  const download = async (path: string): Promise<void> => {
    const { status } = await visit(url + path, { headers: { 'x-forwarded-for': address } });
    if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}.`);
  };

  const { access_token: token } = await step('sign up', () => at<SignedIn>('POST', 'auth/signup', { email, password: PASSWORD }));
  const call = callOf(url, token, address);
  const projectId = await step('create', async () => {
    const { project_id } = await call<{ project_id: string }>('POST', 'projects', { taste_profile: briefOf(`${COMPANIES[turn % COMPANIES.length]} ${turn}`) });
    return project_id;
  });
  await step('generate', () => followProject({ url, token, projectId, concepts: CONCEPTS_PER_PROJECT, ...(onResume && { onResume }) }));
  const assets = await call<Asset[]>('GET', `projects/${projectId}/assets`);
  const chosen = assets[turn % assets.length]?.id ?? '';
  await step('look', async () => {
    for (const { view_url } of assets.slice(0, PICTURES)) await download((view_url ?? '').replace('{view}', 'card'));
  });
  await step('select', () => call('PATCH', `projects/${projectId}`, { selected_asset_id: chosen }));

  if (ending !== 'unpaid') {
    await step('pay', async () => {
      const { checkout_url } = await call<{ checkout_url: string }>('POST', `projects/${projectId}/purchase`);
      const { status } = await visit(`${url}${new URL(checkout_url).pathname}/card`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
        body: new URLSearchParams({ card: CARD }).toString(),
      });
      if (status !== 303) throw new Error(`The card was answered ${status}.`);
      await until('The payment', async () => ((await call<{ is_paid: boolean }>('GET', `projects/${projectId}/payment-status`)).is_paid ? true : undefined));
    });
    await step('preview edits', async () => {
      for (let i = 0; i < PREVIEWS; i += 1) {
        const hex = `#${((turn * 7919 + i * 40503) & 0xffffff).toString(16).padStart(6, '0')}`;
        await call('POST', `projects/assets/${chosen}/edit-preview`, { operations: [{ op: 'color', target: 'mark', hex }] });
      }
    });
    await step('refine', async () => {
      await call('POST', `projects/assets/${chosen}/simple-refine`, { prompt: WISHES[turn % WISHES.length] });
      const { cost, returned, variations } = await until('The refinement', async () => {
        const [newest] = await call<Refinement[]>('GET', `projects/${projectId}/refinements`);
        return newest?.variations.every(({ status }) => status !== 'pending') ? newest : undefined;
      });
      // Where a wish leaves no five drawings that differ, the places left over have failed and cost nothing.
      const drawn = variations.filter(({ status }) => status === 'completed').length;
      if (drawn === 0) throw new Error('No variation was drawn.');
      const { credits } = await call<{ credits: number }>('GET', 'users/profile');
      if (credits !== WELCOME_CREDITS - cost + returned) throw new Error(`${credits} credits are left after ${cost} were paid and ${returned} came back.`);
    });
  }
  if (ending === 'files') {
    await step('download files', async () => {
      const { variants } = await call<LogoFiles>('GET', `projects/assets/${chosen}/files`);
      const files = variants.flatMap((variant) => variant.files);
      for (let i = 0; i < FILES; i += 1) await download(files[(turn + i * 11) % files.length]?.url ?? '');
    });
  }
  if (ending === 'kit') {
    await step('make the kit', async () => {
      const { order_id } = await call<{ order_id: string }>('POST', 'brand-kit/purchase', { selected_asset_id: chosen });
      await until('The kit', async () => {
        const { status } = await call<BrandKitOrder>('GET', `brand-kit/orders/${order_id}`);
        if (status === 'failed' || status === 'error') throw new Error('The kit has failed.');
        return status === 'completed' ? true : undefined;
      });
    });
    await step('download the kit', async () => {
      const { download_url } = await call<BrandKit>('GET', `projects/${projectId}/brand-kit`);
      await download(download_url ?? '');
    });
  }
  await step('delete the project', () => call('DELETE', `projects/${projectId}`));
  await step('delete the account', () => call('POST', 'users/deletion', { email, password: PASSWORD }));
};
