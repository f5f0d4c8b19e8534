import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** Each letter as a block, and the doorway in it from its left wall to its right one. */
const DOORS: Readonly<Record<string, { block: readonly Point[]; cuts: readonly (readonly Point[])[]; left: number; right: number; top: number }>> = {
  A: { block: [[-400, 450], [-400, -60], [0, -450], [400, -60], [400, 450]], cuts: [[[0, -250], [96, -120], [-96, -120]]], left: -170, right: 170, top: 20 },
  H: { block: [[-380, 450], [-380, -450], [-170, -450], [-170, -100], [170, -100], [170, -450], [380, -450], [380, 450]], cuts: [], left: -170, right: 170, top: 70 },
  M: { block: [[-420, 450], [-420, -450], [-230, -450], [0, -150], [230, -450], [420, -450], [420, 450]], cuts: [], left: -190, right: 190, top: 70 },
  П: { block: [[-380, 450], [-380, -450], [380, -450], [380, 450]], cuts: [], left: -190, right: 190, top: -250 },
};
const TWINS: Readonly<Record<string, string>> = { А: 'A', Α: 'A', Н: 'H', Η: 'H', М: 'M', Μ: 'M', Π: 'П' };

/** The initial is a building with an open door. */
export const doorInitial = idea({
  id: 'door-initial',
  title: ({ letters }) => `The open door of ${letters}`,
  says: ({ letters }) => `The letter ${letters} is a building, and its door is open.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['door', 'gate', 'house', 'home', 'inn', 'arch'], trades: ['real-estate', 'property-management', 'locksmith', 'hotel', 'interior-design', 'architecture'] }],
  fits: ({ initials: { first } }) => ((TWINS[first] ?? first) in DOORS ? first : undefined),
  looks: {
    ajar: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
    arch: { manner: 'cut', vibes: ['geometric_minimal', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { swing: { label: 'Door width', min: 0.56, max: 0.8, usual: 0.64 }, knob: { label: 'Knob size', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, letters, params }) => {
    const { block, cuts, left, right, top } = DOORS[TWINS[letters] ?? letters] ?? DOORS['H']!;
    const wide = right - left;
    const way = look === 'arch' ? d.rect(left, top, wide, 900, [wide / 2, wide / 2, 0, 0]) : d.rect(left, top, wide, 900);
    const letter = d.polygon(block).subtract(way, ...cuts.map((points) => d.polygon(points)));
    const [swing, dot] = [params['swing']!, params['knob']!];
    const knob = d.circle(left + wide * 0.5, 280, dot);
    const leaf = look === 'arch'
      ? way.intersect(d.rect(left + 22, -450, wide * (swing - 0.14), 900)).subtract(d.circle(left + wide * (swing - 0.22), 280, dot - 2))
      : d.polygon([[left + 22, top + 22], [left + wide * swing, top + 92], [left + wide * swing, 520], [left + 22, 450]]).subtract(knob);
    if (look === 'line') return [d.layer('letter', letter.rim(44), 'main'), d.layer('door', leaf, 'second', { mono: 'ink' })];
    return [d.layer('letter', letter, 'main'), d.layer('door', look === 'arch' ? leaf.gapFrom(letter, 20) : leaf, 'second', { mono: 'ink' })];
  },
});
