import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { SCREENS } from './areas.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const QUALITY = 62;
/** Pixels of a page that is longer are cut: the picture is of a screen, not of a scroll. */
const TALLEST = 2400;

const only = process.env.SCREENS_ONLY?.split(',').filter(Boolean) ?? [];
const isWanted = (name: string): boolean => only.length === 0 || only.some((part) => name.startsWith(part));

/** Everything in sight is drawn, its letters too. */
const settled = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight * 3);
    for (const image of near) image.loading = 'eager';
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  });
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window as tall as the page, so that what sticks to the window's edges is at the page's. Dialogs keep their window. */
const stretch = async (page: Page): Promise<Frame> => {
  const { width = 0, height: least = 0 } = page.viewportSize() ?? {};
  const floats = await page.locator('dialog[open], [aria-label="Messages"] > *').count();
  const height = floats > 0 ? least : await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, least) });
  if (floats === 0) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return { x: 0, y: await page.evaluate(() => scrollY), width, height: Math.max(height, least) };
};

const picture = async (page: Page, part: string | undefined): Promise<Buffer> => {
  const whole = await stretch(page);
  const frame = part ? await page.locator(part).boundingBox() : whole;
  if (!frame) throw new Error(`${part} is not in sight`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const clip = { ...frame, height: Math.min(frame.height, TALLEST), scale: 1 };
  const devtools = await page.context().newCDPSession(page);
  const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  return Buffer.from(shot.data, 'base64');
};

for (const { name, show, part } of SCREENS.filter((screen) => isWanted(screen.name))) {
  test(name, async ({ page, request }, { project }) => {
    test.setTimeout(120_000);
    await show({ page, request });
    await settled(page);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}${name}-${project.name}.webp`, await picture(page, part));
  });
}
