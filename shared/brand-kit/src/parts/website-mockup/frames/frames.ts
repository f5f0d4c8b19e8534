import type { Box } from '../../../picture/picture.ts';
import { circle, rectangle, roundedRectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import type { Section } from '../page/page.ts';

/** Layers of a soft shadow: more would not be seen. */
const LAYERS = 18;

/** A shadow that fades out over so many units, a little below what casts it. */
export const shadow = (box: Box, radius: number, reach: number): Part[] =>
  Array.from({ length: LAYERS }, (_, i): Part => {
    const by = reach * (1 - i / LAYERS) - reach * 0.25;
    return {
      d: roundedRectangle({ x: box.x - by, y: box.y - by + reach * 0.45, width: box.width + 2 * by, height: box.height + 2 * by }, radius + Math.max(0, by)),
      fill: '#000000',
      opacity: 0.014,
    };
  });

/** A page as far as a window of this size shows it. */
const seen = (page: Section, pageWidth: number, { x, y, width, height }: Box): Part => {
  const scale = width / pageWidth;
  return { move: { x, y, scale }, within: rectangle({ x: 0, y: 0, width: pageWidth, height: height / scale }), parts: page.parts };
};

const BAR = 0.031;

/** A browser's window: the address between the lights and nothing else. `address` is drawn where it is given. */
export const browser = (page: Section, pageWidth: number, box: Box, address: (place: Box) => Part[]): Part[] => {
  const bar = Math.round(box.width * BAR);
  const radius = bar * 0.36;
  const lights = ['#ff5f57', '#febc2e', '#28c840'].map((fill, i): Part => ({ d: circle(box.x + bar * (0.62 + i * 0.42), box.y + bar / 2, bar * 0.13), fill }));
  const field: Box = { x: box.x + box.width * 0.3, y: box.y + bar * 0.2, width: box.width * 0.4, height: bar * 0.6 };
  const inside: Part[] = [
    { d: rectangle(box), fill: '#f3f2f0' },
    ...lights,
    { d: roundedRectangle(field, bar * 0.3), fill: '#e4e2de' },
    ...address(field),
    seen(page, pageWidth, { ...box, y: box.y + bar, height: box.height - bar }),
  ];
  return [...shadow(box, radius, box.width * 0.03), { within: roundedRectangle(box, radius), parts: inside }];
};

/** A phone: a dark rim, the page, the hole for the camera. `top` is the page's color at its upper edge. */
export const phone = (page: Section, pageWidth: number, box: Box, top: string): Part[] => {
  const rim = box.width * 0.032;
  const radius = box.width * 0.145;
  const screen: Box = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
  const status = box.width * 0.105;
  const camera: Box = { x: box.x + box.width * 0.36, y: screen.y + status * 0.3, width: box.width * 0.28, height: status * 0.68 };
  return [
    ...shadow(box, radius, box.width * 0.09),
    { d: roundedRectangle(box, radius), fill: '#16161a' },
    { d: roundedRectangle({ x: box.x + rim * 0.25, y: box.y + rim * 0.25, width: box.width - rim * 0.5, height: box.height - rim * 0.5 }, radius - rim * 0.25), fill: '#2b2b31' },
    { d: roundedRectangle({ x: box.x + rim * 0.4, y: box.y + rim * 0.4, width: box.width - rim * 0.8, height: box.height - rim * 0.8 }, radius - rim * 0.4), fill: '#08080a' },
    {
      within: roundedRectangle(screen, radius - rim),
      parts: [{ d: rectangle(screen), fill: top }, seen(page, pageWidth, { ...screen, y: screen.y + status, height: screen.height - status })],
    },
    { d: roundedRectangle(camera, camera.height / 2), fill: '#08080a' },
  ];
};
