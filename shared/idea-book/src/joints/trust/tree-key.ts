import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A key whose bow is the crown of a tree. */
export const treeKey = idea({
  id: 'tree-key',
  title: 'The oak key',
  says: 'The key is a tree: its bow is the crown, its shaft the trunk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tree', 'forest', 'branch', 'garden', 'orchard'] }, { things: ['key', 'lock', 'home'], trades: ['locksmith', 'real-estate', 'property-management', 'security', 'hotel'] }],
  looks: {
    oak: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    fir: { manner: 'cut', vibes: ['geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.2, usual: 1 }, tooth: { label: 'Tooth length', min: 150, max: 230, usual: 190 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 40 : 76) * params['weight']!;
    const tooth = params['tooth']!;
    const cy = -230;
    const cloud = d.union(d.circle(0, cy, 200), ...[0, 1, 2, 3, 4, 5, 6].map((i) => d.circle(...polar(176, -90 + (i * 360) / 7, [0, cy]), 108))).round(0, 16);
    const fir = d.union(...[0, 1, 2].map((i) => d.polygon([[0, -500 + i * 150], [170 + i * 60, -210 + i * 150], [-170 - i * 60, -210 + i * 150]]))).round(10, 0);
    const crown = look === 'fir' ? fir : cloud;
    const { bottom } = crown.bounds;
    const hole = look === 'fir' ? d.circle(0, -276, 40) : d.circle(0, cy - 120, 44);
    const bits = d.rect(0, 330, tooth, 64).union(d.rect(0, 430, tooth - 40, 64));
    const trunk = d.rect(-pen / 2, look === 'fir' ? bottom + 18 : cy - 20, pen, 494 - (look === 'fir' ? bottom + 18 : cy - 20));
    const fork = d.line(`M0 ${cy + 130}L110 ${cy + 20}M0 ${cy + 70}L-100 ${cy - 30}`).stroke(pen * 0.62);
    const wood = look === 'fir' ? trunk.union(bits) : d.union(trunk, bits, fork);
    if (look === 'line') return [d.layer('crown', cloud.rim(pen, 'round').subtract(wood.grow(22)), 'second', { mono: 'ink' }), d.layer('trunk', wood.subtract(d.rect(-400, -900, 800, 900 + cy - 60)), 'main')];
    if (look === 'fir') return [d.layer('crown', crown.subtract(hole), 'main'), d.layer('trunk', wood.round(6, 0), 'second', { mono: 'ink' })];
    return [d.layer('crown', crown.subtract(hole, wood.grow(20)).withoutSlivers(300), 'second', { mono: 'ink' }), d.layer('trunk', wood.round(6, 0), 'main', { mono: 'ink' })];
  },
});
