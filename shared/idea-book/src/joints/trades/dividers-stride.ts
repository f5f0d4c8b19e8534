import { idea } from '../../idea.ts';

/** A pair of compasses that walks like a person. */
export const dividersStride = idea({
  id: 'dividers-stride',
  title: 'A measured step',
  says: 'The compass that draws circles is a person in mid-stride.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dividers'], trades: ['design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Weight', min: 110, max: 144, usual: 126 }, stride: { label: 'Stride', min: 250, max: 340, usual: 300 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['weight']!;
    const reach = params['stride']!;
    const hip: [number, number] = [0, -200];
    const back = d.polyline([hip, [-reach, 420]]).stroke(pen, { cap: 'round' }).union(d.polygon([[-reach - pen * 0.5, 400], [-reach + pen * 0.5, 440], [-reach - pen * 0.62, 560]]).round(4, 0));
    const front = d.polyline([hip, [reach * 0.66, 140], [reach * 0.8, 420]]).stroke(pen, { cap: 'butt' });
    const tip = d.polygon([[reach * 0.8 - pen / 2, 440], [reach * 0.8 + pen / 2, 440], [reach * 0.84, 580]]).round(4, 0);
    const torso = d.polyline([hip, [0, -260]]).stroke(pen * 1.5, { cap: 'round' });
    const head = d.circle(0, -260 - pen * 0.75 - (look === 'line' ? 134 : 150), look === 'line' ? 100 : 116);
    const legs = d.union(back, front, torso).round(0, 24);
    return [d.layer('legs', legs, 'main'), d.layer('head', head, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('tip', tip, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
