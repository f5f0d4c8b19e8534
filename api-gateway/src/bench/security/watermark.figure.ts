import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingKey } from '../../platform/files/file-keys.ts';
import type { MeasureSecurity } from './figure.ts';
import { openScene } from './scene.ts';
import { attackAll, type Target } from './watermark/attack.ts';
import { collectTarget } from './watermark/collect.ts';

const MOST_DECIBELS = 32;

/** The published attack and its obvious sequels, on all fifteen concepts of an unpaid project. */
export const measure: MeasureSecurity = async () => {
  const scene = await openScene();
  try {
    const customer = await scene.customer();
    const { id, assets, share } = await customer.project('Harbour & Rye');
    const token = await share();
    const reach = { url: scene.url, sharedUrl: (assetId: string) => `/api/v1/shares/${token}/pictures/${assetId}.webp` };
    const targets: Target[] = [];
    let pictures = 0;
    for (const asset of assets) {
      const svg = (await readFile(join(scene.filesDir, drawingKey({ projectId: id, assetId: asset.id })))).toString();
      const { target, seen } = await collectTarget(asset, svg, reach);
      targets.push(target);
      pictures += seen;
    }
    const found = await attackAll(targets);
    const whole = Math.max(...found.map((one) => one.whole.whole));
    const ink = Math.max(...found.map((one) => one.ink.ink));
    const aim = `aim: below ${MOST_DECIBELS} dB`;
    return [
      { name: `pictures that anybody gets of ${assets.length} unpaid logos`, value: pictures, digits: 0 },
      { name: 'best reconstruction against the clean picture, dB', value: whole, digits: 1, aim, isMissed: whole >= MOST_DECIBELS },
      { name: 'the same within the box of the ink', value: ink, digits: 1, aim, isMissed: ink >= MOST_DECIBELS },
    ];
  } finally {
    await scene.stop();
  }
};
