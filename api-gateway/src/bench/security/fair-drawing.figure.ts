import { type Asset, UNPAID_VIEWS } from '@fifteen/contracts';
import type { MeasureSecurity } from './figure.ts';
import { measureFairDrawing } from './fair-drawing.ts';
import { openScene } from './scene.ts';

const ROUNDS = 5;
const MOST_SLOWER = 2;
/** Enough pictures for every round of the attack. */
const PROJECTS = ['Harbour & Rye', 'Ohmbird', 'Gridstone', 'Little Fathom', 'Velo Norte'];

const picturesOf = (assets: readonly Asset[]): string[] =>
  UNPAID_VIEWS.flatMap((view) => ['large', 'small'].flatMap((size) => assets.map(({ view_url }) => `${(view_url ?? '').replace('{view}', view)}&size=${size}`)));

/** A paying customer edits while a free account asks for 80 pictures at once. */
export const measure: MeasureSecurity = async () => {
  const scene = await openScene();
  try {
    const [payer, attacker] = [await scene.customer(), await scene.customer()];
    const paid = await payer.project('Northwind Coffee');
    await paid.setPaid(true);
    const free: Asset[] = [];
    for (const company of PROJECTS) free.push(...(await attacker.project(company)).assets);
    const found = await measureFairDrawing({ url: scene.url, payer: { token: payer.token, assetId: paid.assets[0]?.id ?? '' }, pictures: picturesOf(free), rounds: ROUNDS });
    return [
      { name: "a payer's edit preview, p95 ms, quiet", value: found.quietP95Ms },
      { name: 'the same while a free account keeps 80 requests under way', value: found.attackedP95Ms },
      { name: 'times quiet', value: found.ratio, aim: `aim: ${MOST_SLOWER.toFixed(2)} at most`, isMissed: found.ratio > MOST_SLOWER },
      { name: `of ${found.previews} previews refused`, value: found.refused, digits: 0, aim: 'aim: 0', isMissed: found.refused > 0 },
      { name: 'pictures of the attacker that were drawn', value: found.attackerAnswers[200] ?? 0, digits: 0 },
      { name: 'requests of the attacker answered 429', value: found.attackerAnswers[429] ?? 0, digits: 0 },
    ];
  } finally {
    await scene.stop();
  }
};
