import { describe, expect, test } from '@jest/globals';
import { COMPARISONS, DISLIKED_LOGO_IDS, VIBE_IDS } from '@fifteen/contracts';
import sharp from 'sharp';
import { boundsOf, fromSvg } from '../../geometry/index.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import { drawTasteMedia } from './taste-media.ts';

const files = new Map((await drawTasteMedia()).map(({ name, content }) => [name, content]));
const svgs = [...files].filter(([name]) => name.endsWith('.svg'));

describe('the taste test has a picture', () => {
  test.each(VIBE_IDS)('of the vibe %s', (id) => expect(files.has(`vibes/${id}.svg`)).toBe(true));
  test.each(DISLIKED_LOGO_IDS)('of the dislike %s', (id) => expect(files.has(`dislikes/${id}.svg`)).toBe(true));
  test.each(Object.entries(COMPARISONS))('of both sides of %s', (question, values) => {
    for (const value of values) expect(files.has(`comparisons/${question}/${value}.svg`)).toBe(true);
  });
});

test.each(svgs.map(([name]) => name))('%s is 4 to 3, made of paths only, and nothing of it is cropped', (name) => {
  const svg = String(files.get(name));
  expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`);
  expect(svg).not.toMatch(/NaN|<text|<image|href|<filter|undefined/);
  expect(svg.length).toBeLessThan(64_000);
  for (const [, data] of svg.matchAll(/ d="([^"]+)"/g)) {
    const { x, y, width, height } = boundsOf(fromSvg(data!));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(WIDTH);
    expect(y + height).toBeLessThanOrEqual(HEIGHT);
  }
});

test('every picture has its title and its text in the index', () => {
  const index = JSON.parse(String(files.get('index.json'))) as Record<string, { id: string; title: string; alt: string }[]>;
  expect(Object.values(index).flat()).toHaveLength(files.size - 1);
  for (const { title, alt } of Object.values(index).flat()) expect(title && alt).toBeTruthy();
});

test('samples are pictures of 640 by 480 with several colours', async () => {
  const samples = [...files].filter(([name]) => name.startsWith('samples/'));
  expect(samples).toHaveLength(12);
  for (const [, content] of samples) {
    const image = sharp(content as Buffer);
    const { format, width, height } = await image.metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 480 });
    expect((await image.stats()).entropy).toBeGreaterThan(2);
  }
});

test('drawn again, the pictures are the same bytes', async () => {
  for (const { name, content } of await drawTasteMedia()) expect(files.get(name)).toEqual(content);
}, 60_000);
