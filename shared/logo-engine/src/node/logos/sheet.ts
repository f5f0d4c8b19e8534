import { Path2D, type SKRSContext2D, createCanvas, loadImage } from '@napi-rs/canvas';
import { RESIDENT_STUDIOS, STUDIOS, type TasteProfile } from '@fifteen/contracts';
import { Resvg } from '@resvg/resvg-js';
import type { Concept, Plan } from '../../concept.ts';
import { type DrawnLogo, drawConcept } from '../../draw.ts';
import { toSvg, union } from '../../geometry/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';

const TILE = 420;
const GAP = 14;
const HEAD = 56;
const FOOT = 84;
const SYMBOLS = [64, 32, 16];
/** Small tiles of the rows in one colour, 15 a row. */
const SMALL_GAP = 6;
const SMALL_TILE = (5 * TILE + 4 * GAP - 14 * SMALL_GAP) / 15;
const ONE_COLOUR_ROWS = [
  { form: 'dark', ground: '#ffffff' },
  { form: 'light', ground: '#17171a' },
] as const;
const WALL = '#d9d9d6';
const INK = '#2b2b29';
const CAPTION_FONT = 'inter-700';

/** All 15 by studio, each over its symbol at 64, 32 and 16 pixels; below, rows in one colour, dark and light. */
export async function contactSheet({ concepts }: Plan, profile: TasteProfile, library: FontLibrary): Promise<Uint8Array> {
  const row = HEAD + TILE + FOOT;
  const canvas = createCanvas(5 * TILE + 6 * GAP, RESIDENT_STUDIOS.length * row + ONE_COLOUR_ROWS.length * (SMALL_TILE + SMALL_GAP) + 2 * GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = WALL;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const captions = [...RESIDENT_STUDIOS.map((id) => `${STUDIOS[id].name}: ${STUDIOS[id].philosophy}`), ...concepts.map(({ title }) => title)];
  await library.ready([CAPTION_FONT], captions.join(' '));

  for (const [index, studio] of RESIDENT_STUDIOS.entries()) {
    const { name, philosophy } = STUDIOS[studio];
    write(context, library, `${name}: ${philosophy}`, { x: GAP, y: index * row + 36, size: 19 });
  }
  for (const concept of concepts) {
    const [column, line] = [concept.slot % 5, Math.floor(concept.slot / 5)];
    const logo = await drawConcept(concept.genome, profile, library);
    await tile(context, { concept, logo, library, x: GAP + column * (TILE + GAP), y: line * row + HEAD });
    for (const [index, { form, ground }] of ONE_COLOUR_ROWS.entries()) {
      const [x, y] = [GAP + concept.slot * (SMALL_TILE + SMALL_GAP), RESIDENT_STUDIOS.length * row + GAP + index * (SMALL_TILE + SMALL_GAP)];
      context.fillStyle = ground;
      context.fillRect(x, y, SMALL_TILE, SMALL_TILE);
      context.drawImage(await picture(logo.svg(form), Math.round(SMALL_TILE)), x, y);
    }
  }
  return canvas.toBuffer('image/png');
}

interface Tile {
  concept: Concept;
  logo: DrawnLogo;
  library: FontLibrary;
  x: number;
  y: number;
}

async function tile(context: SKRSContext2D, { concept, logo, library, x, y }: Tile) {
  context.drawImage(await picture(concept.svg, TILE), x, y);
  context.fillStyle = concept.background;
  context.fillRect(x, y + TILE + 4, SYMBOLS.reduce((sum, size) => sum + size + 8, 0), 64);
  let left = x;
  for (const size of SYMBOLS) {
    context.drawImage(await picture(logo.svg('symbol'), size), left, y + TILE + 4);
    left += size + 8;
  }
  write(context, library, concept.title, { x: left + 8, y: y + TILE + 42, size: 15 });
}

async function picture(svg: string, width: number) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
  return loadImage(png);
}

function write(context: SKRSContext2D, library: FontLibrary, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const outline = union(...library.shape(CAPTION_FONT, text, { size, tracking: 0 }).map((glyph) => glyph.outline));
  context.save();
  context.translate(x, y);
  context.fillStyle = INK;
  context.fill(new Path2D(toSvg(outline)), 'evenodd');
  context.restore();
}
