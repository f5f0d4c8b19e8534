import { BasicInfo } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type TypeBlock, setType } from './compose/type/type-block.ts';
import { contextOf } from './context.ts';
import { lettersOf } from './draw.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { planConcepts } from './plan.ts';
import { toSvg } from './geometry/index.ts';
import { aProfile } from './testing/a-profile.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import type { FontLibrary } from './type/font-library.ts';
import type { TypeMode } from './type/type-spec.ts';

jest.setTimeout(120_000);

/** Twice what is allowed on an idle machine: tests run on busy ones, and what hangs takes minutes. */
const MOST_MILLISECONDS = 10_000;
/** Of this process, so that a busy machine fails no test. */
const millisecondsUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const NAMES = Object.entries(HOSTILE_NAMES).flatMap(([kind, names]) => names.map((name): [string, string] => [`${kind} ${JSON.stringify(name).slice(0, 40)}`, name]));

/** What a customer is told: each says what is wrong with the name. */
const REFUSALS: ReadonlySet<string> = new Set([
  'Company name and industry are required',
  'Must be at most 60 characters',
  'Must not contain control or invisible characters',
  'Has too many combining marks in a row',
  'Must contain at least one letter or digit',
]);

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

async function blocksOf(name: string): Promise<TypeBlock[]> {
  const context = contextOf(aProfile({ name }), library);
  const [style] = context.styles;
  if (!style) throw new Error('No style');
  await library.ready([style.id], lettersOf(context));
  const modes: TypeMode[] = ['single', 'stack', 'mainSub'];
  return modes.map((mode) => setType({ font: style.id, subFont: style.id, mode, case: 'upper', tracking: 0, subScale: 0.32, leading: 0.3 }, context.name, 'center', context.library));
}

/** Letters, digits and signs that were asked for and are neither drawn nor told of. */
function forgotten(name: string): string[] {
  const { name: parts, notes } = contextOf(aProfile({ name }), library);
  const seen = `${parts.full}${notes.join('')}`;
  const isTold = (char: string) => seen.includes(char) || (/\p{Emoji}|\p{Extended_Pictographic}/u.test(char) && notes.some((note) => note.startsWith('Emoji'))) || notes.some((note) => note.includes('and others'));
  return [...name.normalize('NFC')].filter((char) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(char) && !/\p{Default_Ignorable_Code_Point}/u.test(char)).filter((char) => !isTold(char) && ![...char.normalize('NFKC')].every((plain) => plain.trim() === '' || isTold(plain)));
}

describe('hostile names', () => {
  test('are 200 and more', () => {
    expect(new Set(NAMES.map(([, name]) => name)).size).toBeGreaterThanOrEqual(200);
  });

  test.each(NAMES)('%s is refused in clear words or set in type', async (_label, name) => {
    const started = millisecondsUsed();
    const parsed = BasicInfo.safeParse({ company_name: name, industry: 'Tea' });
    if (!parsed.success) {
      expect(parsed.error.issues.map(({ message }) => message).filter((message) => !REFUSALS.has(message))).toEqual([]);
    } else {
      const blocks = await blocksOf(name);
      for (const { bounds, layers } of blocks) {
        expect([bounds.x, bounds.y, bounds.width, bounds.height].every(Number.isFinite)).toBe(true);
        expect(bounds.width * bounds.height).toBeGreaterThan(0);
        expect(layers.map(({ path }) => toSvg(path)).join('')).not.toMatch(/NaN|Infinity|undefined/);
      }
      expect(forgotten(parsed.data.company_name)).toEqual([]);
    }
    expect(millisecondsUsed() - started).toBeLessThan(MOST_MILLISECONDS);
  });

  test.each(['</text></svg><svg>', 'ﷺ Ana', 'W'.repeat(60), '山'.repeat(60), '🏴\u{e0067}\u{e0062}\u{e007f} 7', 'א1ב2ג3', 'ส\u0e39\u0e49\u0e48', 'Ὀδύσσεια Ana 山', 'საქართველო', '𠮷野家', 'q'])(
    '%s gives 15 whole concepts in time',
    async (name) => {
      const started = millisecondsUsed();
      const { concepts } = await planConcepts(aProfile({ name }), { seed: '1', library, raster: canvasRaster });
      expect(millisecondsUsed() - started).toBeLessThan(MOST_MILLISECONDS);
      expect(concepts).toHaveLength(15);
      for (const { svg } of concepts) {
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 1000">(<(path|g|defs|linearGradient|stop)[ >][^<]*|<\/(g|defs|linearGradient)>)*<\/svg>$/);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }
    },
  );
});
