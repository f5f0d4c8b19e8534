import type { Draw, Layer } from '@fifteen/drawing';
import { nameOf, pictureOf, thingsWith } from '../pictures/index.ts';
import { idea } from '../idea.ts';
import { HEAVY, strongStyle } from './shared/strong-style.ts';

/** Places in the name of each letter whose dots can be pictures, the first of its kind. */
const carriersIn = (full: string): number[] => {
  const letters = [...full.toLowerCase()];
  return ['i', 'j'].map((letter) => letters.indexOf(letter)).filter((at) => at >= 0).toSorted((one, other) => one - other);
};

/** The dot of an i or j is a small picture; where there are several, all of them are, or only the first. */
export const pictureForDot = idea({
  id: 'picture-for-dot',
  title: ({ things, letters }) => `${capitalized(nameOf(things[0]!, 'dot'))} for the dot of the ${letters[0]}`,
  says: ({ things, letters }) => `The dot of the ${letters[0]} is ${nameOf(things[0]!, 'dot')}.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'cap',
  needs: [{ things: thingsWith('dot') }],
  forEachThing: true,
  fits: ({ full, isJoined }) => (isJoined || [...full].length > 22 ? undefined : (/[ij]/.exec(full.toLowerCase())?.[0] ?? undefined)),
  carriers: ({ full }) => carriersIn(full),
  looks: {
    pen: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.05 },
    heavy: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.062 },
    lone: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'illustrative'], colors: 2, stem: 0.056 },
  },
  draw: (d, { name, lettering, things, letters, look, carrier }) => {
    const { dot } = pictureOf(things[0]!);
    const word = d.write(name.toLowerCase(), look === 'heavy' ? HEAVY : look === 'lone' ? strongStyle(d, name.toLowerCase(), lettering, { mayBeThin: true }) : lettering, 200);
    const chosen = carrier === undefined ? letters[0]!.toLowerCase() : [...name.toLowerCase()][carrier]!;
    const dotted = word.find(chosen).filter(({ anchors }) => anchors.dot);
    const carriers = look === 'lone' ? dotted.slice(0, 1) : dotted;
    if (!dot || carriers.length === 0) d.refuse(`No letter of "${name}" has a dot.`);
    const layers: Layer[] = [];
    for (const letter of carriers) {
      const { cx, cy, r } = letter.anchors.dot!;
      const bare = letter.shape.subtract(d.circle(cx, cy, r * 1.25)).withoutSlivers(r * r * 0.3);
      const picture = placed(d, dot!(d), cx, cy - r * 0.35, (r * 1.5) / 100);
      d.reads(letter.text, d.union(bare, ...picture.map(({ shape }) => shape)));
      layers.push(d.layer(`letter ${letter.text}`, bare, 'main', { role: 'mark' }), ...picture);
    }
    return [...d.word(word.without(...carriers), 'main'), ...layers];
  },
});

const placed = (d: Draw, parts: readonly { shape: Layer['shape']; paint: Layer['paint'] }[], x: number, y: number, k: number): Layer[] =>
  parts.map(({ shape, paint }, i) => d.layer(`dot ${i + 1}`, shape.scale(k).move(x, y), paint, { role: 'mark' }));

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
