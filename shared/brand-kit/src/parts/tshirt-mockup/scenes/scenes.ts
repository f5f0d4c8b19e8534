import { createCanvas } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import type { Grounds } from '../../../grounds.ts';
import type { KitFile } from '../../../kit-file.ts';
import { bag } from './bag.ts';
import { cup } from './cup.ts';
import { phone } from './phone.ts';
import { sign } from './sign.ts';
import { type Context, SCENE } from './studio.ts';
import { van } from './van.ts';

interface Place {
  readonly id: string;
  readonly label: string;
  readonly draw: (context: Context, brand: Brand, grounds: Grounds) => void;
}

const PLACES: readonly Place[] = [
  { id: 'sign', label: 'Storefront sign', draw: sign },
  { id: 'cup', label: 'Paper cup', draw: cup },
  { id: 'bag', label: 'Paper bag', draw: bag },
  { id: 'van', label: 'Delivery van', draw: van },
  { id: 'app-icon', label: 'App icon', draw: phone },
];

const QUALITY = 90;

/** The logo in places where a business has it, drawn with light, shadow and grain. JPEG: grain packs badly otherwise. */
export async function* sceneFiles(brand: Brand, grounds: Grounds, signal: AbortSignal): AsyncIterable<KitFile> {
  await brand.text.ready([brand.textFaces.regular], brand.name);
  for (const { id, label, draw } of PLACES) {
    signal.throwIfAborted();
    const canvas = createCanvas(SCENE.width, SCENE.height);
    draw(canvas.getContext('2d'), brand, grounds);
    yield { name: `mockups/${id}.jpg`, preview: label, mediaType: 'image/jpeg', bytes: await canvas.encode('jpeg', QUALITY), ...SCENE };
  }
}
