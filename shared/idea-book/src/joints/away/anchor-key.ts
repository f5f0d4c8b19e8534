import { idea } from '../../idea.ts';

/** An anchor that is a room key. */
export const anchorKey = idea({
  id: 'anchor-key',
  title: 'The anchor key',
  says: 'The shank of the anchor is a key, and its ring is the bow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'harbor', 'port', 'pier', 'sailor', 'coast', 'bay'] }, { things: ['key'], trades: ['hotel', 'locksmith', 'real-estate', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.045 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Weight', min: 0.88, max: 1.2, usual: 1 }, tooth: { label: 'Tooth length', min: 136, max: 206, usual: 170 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 46 : look === 'bold' ? 120 : 84) * params['weight']!;
    const tooth = params['tooth']!;
    const bow = d.ring(0, -360, 170, 170 - pen);
    const shank = d.rect(-pen / 2, -210, pen, 660);
    const bits = d.rect(0, -100, tooth, pen * 0.8, [0, 10, 10, 0]).union(d.rect(0, -100 + pen * 1.6, tooth - 40, pen * 0.8, [0, 10, 10, 0]));
    const arms = d.arc(0, 90, 370, 20, 160).stroke(pen);
    const fluke = d.polygon([[226, 172], [470, 260], [413, 38]], 10);
    const anchor = d.union(shank, arms, d.mirror(fluke)).round(0, 12);
    if (look === 'bold') {
      const heavy = d.union(shank, arms, d.mirror(d.polygon([[180, 176], [500, 300], [430, -20]], 12)), d.ring(0, -370, 196, 196 - pen)).round(0, 16);
      const notched = d.rect(0, -120, tooth + 40, 250, [0, 12, 12, 0]).subtract(d.rect(pen / 2 + 40, -12, 300, 34));
      return [d.layer('anchor', heavy.union(notched), 'main')];
    }
    return [d.layer('anchor', anchor.union(bits), 'main'), d.layer('bow', bow, 'second', { mono: 'ink' })];
  },
});
