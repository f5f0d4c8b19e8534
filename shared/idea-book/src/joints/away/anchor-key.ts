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
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 46 : 84;
    const bow = d.ring(0, -360, 170, 170 - pen);
    const shank = d.rect(-pen / 2, -210, pen, 660);
    const bits = d.rect(0, -100, 170, pen * 0.8, [0, 10, 10, 0]).union(d.rect(0, -100 + pen * 1.6, 130, pen * 0.8, [0, 10, 10, 0]));
    const arms = d.arc(0, 90, 370, 20, 160).stroke(pen);
    const fluke = d.polygon([[226, 172], [470, 260], [413, 38]], 10);
    const anchor = d.union(shank, arms, d.mirror(fluke)).round(0, 12);
    return [d.layer('anchor', anchor.union(bits), 'main'), d.layer('bow', bow, 'second', { mono: 'ink' })];
  },
});
