/**
 * Runs the checks over every look of the book, or of some ideas, and prints what they find and how often.
 *
 *   npm run checks -w @fifteen/engine-lab [-- IDEA ...]
 */
import { PLAIN_FONTS, PLAIN_LETTERS } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { drawLooks } from '../look/draw-look.ts';
import { fontFor, NAMES } from '../look/names.ts';
import { findingsOf } from '../look/measures.ts';

const chosen = process.argv.slice(2);
const ideas = (IDEAS as readonly Idea[]).filter(({ id }) => chosen.length === 0 || chosen.includes(id));
const library = await loadFontLibrary();
await library.ready(PLAIN_FONTS, PLAIN_LETTERS);
for (const name of NAMES) await library.ready([fontFor(name)], PLAIN_LETTERS + ' &ـ' + name);

const looks = drawLooks(ideas, library);
const counts = new Map<string, { found: number; looks: Set<string> }>();
for (const drawn of looks) {
  for (const { check, words, isFatal } of findingsOf(drawn, library)) {
    const count = counts.get(check) ?? { found: 0, looks: new Set() };
    counts.set(check, { found: count.found + 1, looks: count.looks.add(`${drawn.idea.id}/${drawn.look}`) });
    console.log(`${drawn.idea.id}/${drawn.look}\t${isFatal ? 'FATAL ' : ''}${check}\t${words}`);
  }
}
console.log(`\n${looks.length} looks of ${ideas.length} ideas\n`);
console.log('check\tfindings\tlooks');
for (const [check, { found, looks: of }] of [...counts].toSorted(([, one], [, other]) => other.found - one.found)) console.log(`${check}\t${found}\t${of.size}`);
