/**
 * Specimens of a pen, to be looked at: every character with its anchors, words in many languages, variants of its
 * parameters.
 *
 *   npm run specimen -w @fifteen/engine-lab -- PEN [--text "Hamburgefonts"] [--out DIR]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Draw, type Lettering, PENS, type PenId, type PenOptions, createBudget, penCovers } from '@fifteen/drawing';
import { loadFontLibrary } from '@fifteen/typography/node';
import { pngOf } from '../look/picture.ts';
import { PALETTES, fillOf } from '../look/palette.ts';

const ALPHABETS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789&+-!.,’?/@',
  'ÁÀÂÄÃÅĂĄÆÇĆČĎĐÉÈÊËĚĘÍÎÏİŁÑŃŇÓÔÖÕŐØŒŘŚŞŠȘŢȚÚÙÜŮŰÝŸŽŹŻÞÐ',
  'áàâäãåăąæçćčďđéèêëěęíîïıłñńňóôöõőøœřśşšșţțúùüůűýÿžźżßþðğ',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЂЈЉЊЋЏ',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђјљњћџ',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
];
const WORDS = ['Hamburgefonts', 'Osprey & Tern', 'pip + posy', '3Volt', 'AVATAR Type', 'minimum illusion', 'Ñandú y Hijos', 'Завод Лимон', 'Αιθήρ Λαμπς', 'Kraków Žižka', 'Åsa Öberg', 'Straße 24', 'Jazzy Quick Fox', 'Việt Nam'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { text: { type: 'string' }, out: { type: 'string', default: '.cache/specimen' }, anchors: { type: 'boolean', default: false } } });
const [id] = positionals as [PenId];
if (!PENS[id]) throw new Error(`No pen ${String(id)}; there are ${Object.keys(PENS).join(', ')}.`);
const library = await loadFontLibrary();
await mkdir(values.out, { recursive: true });

const HEIGHT = 100;
const write = (text: string, options: PenOptions = {}): { lettering: Lettering; missing: string } => {
  const kept = [...text].filter((char) => char === ' ' || penCovers(id, char));
  const missing = [...text].filter((char) => !kept.includes(char)).join('');
  const d = new Draw(library, createBudget({ operations: 100_000, segments: 100_000, combined: 1_000_000, extent: 1e6 }));
  return { lettering: d.pen(kept.join(''), id, { size: HEIGHT, ...options }), missing };
};

/** Lines of lettering below each other, broken at a width, as SVG. */
function sheet(lines: readonly { text: string; options?: PenOptions }[], width: number): string {
  const colors = PALETTES['lively']!;
  let y = 40;
  const body: string[] = [];
  for (const { text, options } of lines) {
    for (const row of broken(text, width, options)) {
      y += HEIGHT * 1.35;
      const { lettering, missing } = row;
      if (missing) console.log(`missing: ${missing}`);
      for (const { shape, parts, anchors } of lettering.letters) {
        const areas = parts.length > 0 ? parts : [{ shape, paint: 'ink' as const }];
        body.push(...areas.map((area) => `<path transform="translate(40 ${y})" fill="${fillOf(area.paint, colors, 'x').fill}" fill-rule="evenodd" d="${area.shape.toSvg()}"/>`));
        if (values.anchors) body.push(...Object.values(anchors).map((place) => ('at' in place ? `<circle cx="${40 + place.at[0]}" cy="${y + place.at[1]}" r="4" fill="red"/>` : `<circle cx="${40 + place.cx}" cy="${y + place.cy}" r="${place.r}" fill="none" stroke="red"/>`)));
      }
      y += HEIGHT * 0.35;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 80} ${y + 40}"><rect width="100%" height="100%" fill="#fff"/>${body.join('')}</svg>`;
}

/** As many characters to a row as fit. */
function broken(text: string, width: number, options?: PenOptions): { lettering: Lettering; missing: string }[] {
  const chars = [...text];
  for (let kept = chars.length; kept > 1; kept -= 1) {
    const row = write(chars.slice(0, kept).join(''), options);
    if (row.lettering.letters.length > 0 && row.lettering.bounds.width > width) continue;
    return kept === chars.length ? [row] : [row, ...broken(chars.slice(kept).join(''), width, options)];
  }
  return [write(text, options)];
}

const save = async (name: string, svg: string): Promise<void> => {
  const file = join(values.out, `${id}-${name}.png`);
  await writeFile(file, pngOf(svg, 1_800));
  console.log(file);
};

if (values.text) await save('text', sheet([{ text: values.text }], 1_400));
else {
  await save('alphabet', sheet(ALPHABETS.map((text) => ({ text, options: { tracking: 0.12 } })), 1_500));
  await save('words', sheet(WORDS.map((text) => ({ text })), 1_500));
  const { stem, radius } = PENS[id].defaults;
  const variants: PenOptions[] = [{ stem: (stem * 0.5) / 1_000 }, { stem: (stem * 1.4) / 1_000 }, { radius: 0 }, { radius: (radius * 2) / 1_000 }, { slope: 12 }, { width: 0.8 }, { width: 1.25 }, { terminal: 'round' }, { terminal: 'cut' }];
  await save('variants', sheet(variants.map((options) => ({ text: 'Ragnar & Osprey', options })), 1_500));
}
