import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { contactSheet } from '../gallery/contact-sheet.ts';
import { galleryBriefs } from '../gallery/gallery-briefs.ts';
import { UsageError, readArguments } from './arguments.ts';
import { readProfile } from './read-profile.ts';
import { reportOf } from './report.ts';

jest.setTimeout(60_000);

const [{ profile } = { profile: null as never }] = await galleryBriefs(['northwind-coffee']);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logos-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileWith = async (content: string): Promise<string> => {
  const file = path.join(folder, 'profile.json');
  await writeFile(file, content);
  return file;
};

describe('the logos command', () => {
  test('reads its arguments; the seed is 1 unless given', () => {
    expect(readArguments(['--profile', 'a.json', '--out', 'b'])).toEqual({ task: 'set', profile: 'a.json', out: 'b', seed: '1', files: [], studio: 'book' });
    expect(readArguments(['--profile', 'a.json', '--out', 'b', '--files', '3,15'])).toMatchObject({ files: [3, 15] });
    expect(readArguments(['--profile', 'a.json', '--out', 'b', '--seed', '7'])).toMatchObject({ seed: '7' });
    expect(readArguments(['--gallery', '--only', 'q,lumo'])).toEqual({ task: 'gallery', only: ['q', 'lumo'], out: 'logos-gallery', seed: '1' });
  });

  test.each([
    [['--out', 'b']],
    [['--profile', 'a']],
    [['--profile', 'a', '--out', 'b', '--seed', 'x']],
    [['--unknown']],
    [['--profile', 'a', '--out', 'b', '--files', '16']],
    [['--profile', 'a', '--out', 'b', '--files', 'x']],
    [['--gallery', '--profile', 'a']],
    [['--only', 'q']],
    [['--profile', 'a', '--out', 'b', '--studio', 'nobody']],
  ])(
    'says what is wrong with %j, and how it is called',
    (args) => {
      expect(() => readArguments(args)).toThrow(UsageError);
      expect(() => readArguments(args)).toThrow(/Usage: npm run logos/);
    },
  );

  test('names every wrong field of a bad profile', async () => {
    const file = await fileWith(JSON.stringify({ ...profile, basic_info: { company_name: '', industry: 'Tea' }, vibe_check: { selected_logos: ['modern_flat'] } }));
    const failure = await readProfile(file).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(String(failure)).toMatch(/basic_info\.company_name: Company name and industry are required/);
    expect(String(failure)).toMatch(/vibe_check\.selected_logos: Please select exactly 3 logos/);
  });

  test('finds the briefs of the repository by name, and says which there are', async () => {
    expect((await galleryBriefs()).length).toBeGreaterThanOrEqual(30);
    expect(await galleryBriefs(['q'])).toMatchObject([{ name: 'q', profile: { basic_info: { company_name: 'Q' } } }]);
    await expect(galleryBriefs(['nobody'])).rejects.toThrow(/No brief is named nobody. There are .*wren-thistle/);
  });

  test('says so when a profile is not JSON or is missing', async () => {
    await expect(readProfile(await fileWith('{ no'))).rejects.toThrow(/is not JSON/);
    await expect(readProfile(path.join(folder, 'nothing.json'))).rejects.toThrow(/cannot be read/);
  });

  test('reports each concept with its reasons and draws a contact sheet', async () => {
    const plan = await drawSet(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks });
    const report = reportOf(plan);
    expect(report.concepts).toHaveLength(15);
    expect(report.concepts[0]).toMatchObject({ file: '01.svg', studio: 'helios', reasons: expect.any(Array), scores: expect.any(Object) });
    expect(JSON.stringify(report)).not.toContain('<svg');
    const sheet = await contactSheet(plan);
    expect(Buffer.from(sheet).toString('latin1', 1, 4)).toBe('PNG');
  });
});
