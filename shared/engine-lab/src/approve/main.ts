/**
 * Reads every name that an idea of the book draws itself, by OCR, and writes what was read to approved.json: which looks
 * a machine can read, and which of them people have to look at.
 *
 *   npm run approve -w @fifteen/engine-lab [-- IDEA ...]
 */
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { PLAIN_FONTS, PLAIN_LETTERS } from '@fifteen/drawing';
import { loadFontLibrary } from '@fifteen/typography/node';
import { monoSvgOf, pngOf } from '../look/picture.ts';
import { drawLook } from '../look/draw-look.ts';
import { fontFor, NAMES } from '../look/names.ts';
import { findingsOf } from '../look/measures.ts';
import { type Approval, readApprovals, writeApprovals } from './approvals.ts';
import { createReader, lettersOf, shareRead } from './reader.ts';

/** Names that a look is drawn for, at most; the reader knows Latin letters. */
const MOST_NAMES = 4;
const PIXELS = 900;

const chosen = process.argv.slice(2);
const ideas = (IDEAS as readonly Idea[]).filter(({ id, kind }) => kind === 'wordmark' && (chosen.length === 0 || chosen.includes(id)));
const library = await loadFontLibrary();
await library.ready(PLAIN_FONTS, PLAIN_LETTERS);
for (const name of NAMES) await library.ready([fontFor(name)], PLAIN_LETTERS + ' &ـ' + name);
const reader = await createReader();

const approvals: Record<string, Approval> = {};
for (const idea of ideas) for (const look of Object.keys(idea.looks)) await approve(idea, look);
await reader.close();
await writeApprovals(chosen.length === 0 ? approvals : { ...(await readApprovals()), ...approvals });

async function approve(idea: Idea, look: string): Promise<void> {
  const drawn = NAMES.flatMap((name) => drawLook(idea, look, name, library) ?? []).slice(0, MOST_NAMES);
  const shares: number[] = [];
  for (const { name, layers } of drawn.filter(({ name }) => /\p{Script=Latin}/u.test(name))) {
    const read = await reader.read(pngOf(monoSvgOf(layers, '#000000', '#ffffff'), PIXELS));
    shares.push(shareRead(lettersOf(name), read));
  }
  const misread = drawn.flatMap((each) => findingsOf(each, library).filter(({ check }) => check === 'legibility')).length;
  const read = shares.length === 0 ? null : Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100) / 100;
  approvals[`${idea.id}/${look}`] = { names: drawn.length, read, misreadLetters: misread };
  console.log(`${idea.id}/${look}\t${drawn.length} names\tread ${read ?? '-'}\tletters misread ${misread}`);
}
