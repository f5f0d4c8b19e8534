import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { contrastOf } from '../../colour/oklch.ts';
import { drawConcept } from '../../draw.ts';
import { epsOf } from '../../files/eps.ts';
import { fileStem } from '../../files/file-name.ts';
import type { Genome } from '../../genome.ts';
import type { Artwork } from '../../render/artwork.ts';
import { svgOf } from '../../render/svg.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { BRIEFS } from '../../testing/briefs.ts';
import { outsideTool } from './outside-tool.ts';
import { planFor } from '../../testing/plan-for-test.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { filesFor } from './files-for.ts';
import type { LogoFile } from './logo-file.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';

jest.setTimeout(240_000);

const { emoji = aProfile(), coffee = aProfile() } = BRIEFS;
const library = await loadFontLibrary();
/** All concepts of two customers, one of each with a gradient, and that one as a badge and as a plate. */
let artworks: Artwork[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  const drawn = [emoji, coffee].map(async (profile) => {
    const { concepts } = await planFor(profile);
    const genomes = concepts.map(({ genome }) => genome);
    const marked = genomes.find(({ mark }) => mark?.kind !== 'letter' && mark)!;
    const sealed: Genome[] = [
      { ...marked, layout: 'badge', badge: { solid: true } },
      { ...marked, layout: 'plate', plate: { shape: 'plaque', rim: true } },
    ];
    const shaded: Genome[] = genomes.map((genome) => (genome === marked ? { ...genome, color: { ...genome.color, gradient: { all: false } } } : genome));
    const logos = await Promise.all([...shaded, ...sealed].map(async (genome) => drawConcept(genome, profile, library)));
    return logos.map((logo) => logo.artwork({ arrangement: 'primary', colouring: 'colour' }));
  });
  artworks = (await Promise.all(drawn)).flat();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const pdf = (artwork: Artwork) => pdfOf(artwork, { title: 'Test' });

/** Pixels a side at which files are compared: a point of their page each. */
const SIDE = 500;

/** Mean absolute difference of all channels, and the share of pixels whose colour differs by more than a tenth, both 0 to 1. */
async function differenceOf(one: Buffer | string, other: Buffer | string): Promise<{ mean: number; share: number }> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).flatten({ background: '#ffffff' }).removeAlpha().toColourspace('srgb').resize(SIDE, SIDE).raw().toBuffer()));
  const { abs, max } = Math;
  let [sum, differing] = [0, 0];
  for (let i = 0; i < a!.length; i += 3) {
    const [red, green, blue] = [abs(a![i]! - b![i]!), abs(a![i + 1]! - b![i + 1]!), abs(a![i + 2]! - b![i + 2]!)];
    sum += red + green + blue;
    if (max(red, green, blue) > 25) differing += 1;
  }
  return { mean: sum / a!.length / 255, share: differing / (a!.length / 3) };
}

describe('outside tools on the files of 34 logos', () => {
  test('the sample holds gradients', () => {
    expect(artworks).toHaveLength(34);
    expect(artworks.filter((artwork) => svgOf(artwork).includes('linearGradient')).length).toBeGreaterThan(0);
  });

  test('xmllint finds every SVG well-formed, the favicon too', async () => {
    await Promise.all(artworks.map((artwork, i) => writeFile(at(`${i}.svg`), svgOf(artwork))));
    await expect(outsideTool('xmllint', ['--noout', '--nonet', ...artworks.map((_, i) => at(`${i}.svg`))])).resolves.toBe('');
    await writeFile(at('broken.svg'), '<svg><path></svg>');
    await expect(outsideTool('xmllint', ['--noout', at('broken.svg')])).rejects.toThrow(/mismatch/);
  });

  test('pdffonts and pdfimages find nothing in any PDF: all of it is areas', async () => {
    for (const [i, artwork] of artworks.entries()) {
      await writeFile(at(`${i}.pdf`), await pdf(artwork));
      expect((await outsideTool('pdffonts', [at(`${i}.pdf`)])).trim().split('\n')).toHaveLength(2);
      expect((await outsideTool('pdfimages', ['-list', at(`${i}.pdf`)])).trim().split('\n')).toHaveLength(2);
    }
  });

  test('Poppler and Ghostscript see in PDF and EPS what resvg sees in SVG: a mean difference under 1 %', async () => {
    for (const [i, artwork] of artworks.entries()) {
      const seen = await sharp(Buffer.from(await pngOf(artwork, 2 * SIDE))).png().toBuffer();
      await writeFile(at(`${i}.eps`), epsOf(artwork));
      await outsideTool('pdftoppm', ['-r', '144', '-png', '-singlefile', at(`${i}.pdf`), at(`${i}-pdf`)]);
      await outsideTool('gs', [...GHOSTSCRIPT, '-dEPSCrop', `-sOutputFile=${at(`${i}-eps.png`)}`, at(`${i}.eps`)]);
      for (const other of ['pdf', 'eps']) {
        const { mean, share } = await differenceOf(seen, at(`${i}-${other}.png`));
        expect({ i, other, mean: mean < 0.01, share: share < 0.01 }).toEqual({ i, other, mean: true, share: true });
      }
    }
  });

  test('Ghostscript reads the PDFs too, and a file that is none is found out', async () => {
    await outsideTool('gs', [...GHOSTSCRIPT, `-sOutputFile=${at('gs-%d.png')}`, ...artworks.slice(0, 5).map((_, i) => at(`${i}.pdf`))]);
    expect((await readdir(folder)).filter((name) => name.startsWith('gs-'))).toHaveLength(5);
    await writeFile(at('none.eps'), '%!PS-Adobe-3.0 EPSF-3.0\nnothing here\n');
    await expect(outsideTool('gs', [...GHOSTSCRIPT, `-sOutputFile=${at('none.png')}`, at('none.eps')])).rejects.toThrow(/undefined/);
  });

  test('the comparison tells different logos apart', async () => {
    const [one, other] = await Promise.all([artworks[0]!, artworks[1]!].map((artwork) => pngOf(artwork, SIDE)));
    expect((await differenceOf(Buffer.from(one!), Buffer.from(other!))).share).toBeGreaterThan(0.02);
  });
});

const GHOSTSCRIPT = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=png16m', '-r144', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];

describe('the same input', () => {
  test('gives the same bytes of SVG, PDF, EPS and PNG', async () => {
    for (const artwork of artworks.slice(0, 6)) {
      expect(await pdf(artwork)).toEqual(await pdf(artwork));
      expect(epsOf(artwork)).toBe(epsOf(structuredClone(artwork)));
      expect(svgOf(artwork)).toBe(svgOf(structuredClone(artwork)));
      expect(await pngOf(artwork, 64)).toEqual(await pngOf(artwork, 64));
    }
  });
});

describe('the pack of a genome', () => {
  let files: LogoFile[];
  const fileNamed = (name: string) => Buffer.from(files.find((file) => file.name === name)?.bytes ?? []);
  beforeAll(async () => {
    const { concepts } = await planFor(coffee);
    files = await filesFor(concepts[0]!.genome, coffee, library);
  });

  test('holds every arrangement and colouring in four formats, under names that any system takes', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    for (const { name } of files) expect(name).toMatch(/^(svg|pdf|eps|png|icons)\/[a-z0-9-]+\.(svg|pdf|eps|png|ico)$/);
    for (const extension of ['svg', 'pdf', 'eps', 'png']) {
      expect(files.filter(({ name }) => name.startsWith(`${extension}/northwind-coffee-`)).length).toBeGreaterThanOrEqual(25);
      expect(fileNamed(`${extension}/northwind-coffee-horizontal-reversed.${extension}`).length).toBeGreaterThan(300);
    }
  });

  test('the icon file holds six sizes that decode', async () => {
    const icon = fileNamed('icons/favicon.ico');
    expect(icon.readUInt16LE(4)).toBe(6);
    for (const [i, side] of [16, 32, 48, 64, 128, 256].entries()) {
      const [length, start] = [icon.readUInt32LE(6 + 16 * i + 8), icon.readUInt32LE(6 + 16 * i + 12)];
      expect(await sharp(icon.subarray(start, start + length)).metadata()).toMatchObject({ format: 'png', width: side, height: side });
      expect(icon.readUInt8(6 + 16 * i)).toBe(side % 256);
    }
  });

  test('pictures have the sides that their names say; the largest has 4,096', async () => {
    for (const side of [256, 4096]) expect(await sharp(fileNamed(`png/northwind-coffee-square-${side}.png`)).metadata()).toMatchObject({ width: side, height: side });
    await expect(pngOf(artworks[0]!, 8)).rejects.toThrow(RangeError);
  });

  test('the favicon reads on light and on dark bars, and xmllint reads it', async () => {
    const favicon = fileNamed('icons/favicon.svg').toString();
    const [light = '', dark = ''] = favicon.split('@media (prefers-color-scheme:dark)').map((part) => /\.f0\{fill:(#\w+)\}/.exec(part)?.[1]);
    expect(contrastOf(light, '#ffffff')).toBeGreaterThan(2.5);
    expect(contrastOf(dark, '#202124')).toBeGreaterThan(2.5);
    await writeFile(at('favicon.svg'), favicon);
    await expect(outsideTool('xmllint', ['--noout', at('favicon.svg')])).resolves.toBe('');
  });
});

describe('file names', () => {
  test.each([
    ['Maison Élan', 'maison-elan'],
    ['Müller & Söhne / GmbH', 'muller-sohne-gmbh'],
    ['山本製茶', 'logo'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'logo-con'],
    ['x'.repeat(90), 'x'.repeat(40)],
  ])('%j is stored as %j', (company, stem) => expect(fileStem(company)).toBe(stem));
});
