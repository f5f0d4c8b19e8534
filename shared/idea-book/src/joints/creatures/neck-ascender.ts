import { type Draw, type Layer, type Letter, type Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** Letters with an ascender, the most neck-like first. */
const TALL = 'hbkldf';

/** Places in the name of letters with an ascender, the most neck-like first. */
const carriersIn = (full: string): number[] => {
  const letters = [...full.toLowerCase()];
  return [...TALL].flatMap((tall) => letters.flatMap((letter, at) => (letter === tall ? [at] : [])));
};

/** The ascender of a letter is the neck of a bird, and the dots of i and j are its young. */
export const neckAscender = idea({
  id: 'neck-ascender',
  title: ({ letters }) => `The ${letters} looks round`,
  says: ({ letters }) => `The ascender of the ${letters} is the neck of a bird that looks along the name.`,
  kind: 'wordmark',
  technique: 'cap',
  needs: [{ things: ['heron', 'swan', 'stork', 'crane', 'goose', 'ostrich', 'rhea', 'emu', 'flamingo'] }],
  fits: ({ full, isJoined }) => (isJoined || [...full].length > 20 ? undefined : [...TALL].find((letter) => full.toLowerCase().includes(letter))),
  carriers: ({ full }) => carriersIn(full),
  looks: {
    round: { manner: 'line', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.05 },
    lone: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.05 },
  },
  params: { beak: { label: 'Beak', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { name, lettering, letters, look, params, carrier: at }) => {
    const word = d.write(name.toLowerCase(), lettering, 200);
    const all = [...name.toLowerCase()];
    const chosen = at === undefined ? undefined : word.find(all[at]!)[all.slice(0, at).filter((letter) => letter === all[at]).length];
    const carrier = (chosen?.anchors.ascender ? chosen : word.find(letters.toLowerCase()).find(({ anchors }) => anchors.ascender)) ?? d.refuse(`No letter of "${name}" has an ascender.`);
    const young = look === 'round' ? word.find('ij').filter(({ anchors }) => anchors.dot) : [];
    return [...d.word(word.without(carrier, ...young), 'main'), ...necked(d, carrier, word.measures.xHeight, params['beak']!), ...young.flatMap((letter) => chick(d, letter))];
  },
});

/** The letter up to its x-height, then a neck and a head that looks to the right. */
function necked(d: Draw, letter: Letter, xHeight: number, size: number): Layer[] {
  const { at, width } = letter.anchors.ascender!;
  const [x, foot] = [at[0], -xHeight * 0.7];
  const top = -xHeight * 2.15;
  const low = letter.shape.subtract(d.rect(x - width * 0.75, top * 2, width * 1.5, -top * 2 + foot));
  const lean = xHeight * 0.27;
  const neck = d.line(`M${x} ${foot + 4}V${foot - xHeight * 0.16}C${x} ${-xHeight * 1.2} ${x - lean} ${-xHeight * 1.25} ${x - lean} ${-xHeight * 1.68}C${x - lean} ${top + xHeight * 0.12} ${x - lean * 0.35} ${top} ${x + lean * 0.2} ${top}`).stroke(width);
  const head = d.circle(x + lean * 0.25, top + width * 0.2, width * 0.82);
  const beak = beakOf(d, x + lean * 0.25, top + width * 0.2, width * 0.82 * size);
  const body = d.union(low, neck, head).subtract(d.circle(x + lean * 0.1, top + width * 0.02, width * 0.17)).gapFrom(beak, width * 0.14);
  return [d.layer(`letter ${letter.text}`, body, 'main', { role: 'mark' }), d.layer('beak', beak, 'second', { role: 'mark', mono: 'ink' })];
}

const beakOf = (d: Draw, cx: number, cy: number, r: number): Shape => d.path(`M${cx + r * 0.3} ${cy - r * 0.96}C${cx + r * 1.5} ${cy - r * 0.8} ${cx + r * 2.5} ${cy - r * 0.1} ${cx + r * 2.9} ${cy + r * 0.95}C${cx + r * 2.2} ${cy + r * 0.6} ${cx + r * 1.4} ${cy + r * 0.6} ${cx + r * 0.7} ${cy + r * 0.9}Z`);

/** A dot with a beak turned up to the parent. */
function chick(d: Draw, letter: Letter): Layer[] {
  const { cx, cy, r } = letter.anchors.dot!;
  const bare = letter.shape.subtract(d.circle(cx, cy, r * 1.25)).withoutSlivers(r * r * 0.3);
  const head = d.circle(cx, cy - r * 0.2, r * 1.12);
  const beak = d.polygon([[cx - r * 0.6, cy - r * 1.1], [cx - r * 1.7, cy - r * 1.9], [cx - r * 1.15, cy - r * 0.3]], r * 0.12);
  const face = d.union(head, beak).subtract(d.circle(cx - r * 0.12, cy - r * 0.45, r * 0.26));
  return [d.layer(`letter ${letter.text}`, bare, 'main', { role: 'mark' }), d.layer('young', face, 'second', { role: 'mark', mono: 'ink' })];
}
