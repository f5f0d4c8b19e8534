import { idea } from '../../idea.ts';

/** A cloud that is a sofa. */
export const cloudSofa = idea({
  id: 'cloud-sofa',
  title: 'A seat in the clouds',
  says: 'The sofa is a cloud with cushions and short wooden legs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cloud', 'sky', 'dream', 'calm', 'sheep', 'cotton-boll'] }, { things: ['sofa', 'chair'], trades: ['furniture', 'interior-design', 'psychotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['playful_rounded', 'hand_drawn', 'organic_flowing'], traits: ['playful'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], traits: ['gradient', 'playful'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 36, usual: 22 }, legs: { label: 'Leg length', min: 80, max: 170, usual: 112 } },
  draw: (d, { look, params }) => {
    const cloud = d.union(d.circle(-250, -60, 150), d.circle(-60, -170, 200), d.circle(190, -110, 170), d.circle(-380, 110, 124), d.circle(380, 110, 124), d.rect(-380, -60, 760, 294));
    const base = cloud.union(d.rect(-504, 110, 1008, 124, [0, 0, 90, 90]));
    const gap = params['gap']!;
    const seat = d.rect(-330, 30, 660, 204, [52, 52, 0, 0]);
    const split = d.rect(-gap / 2, 30, gap, 210);
    const legs = d.mirror(d.polygon([[250, 258], [330, 258], [372, 258 + params['legs']!], [330, 258 + params['legs']!]], 6));
    if (look === 'line') return [d.layer('cloud', base.round(0, 44).rim(32, 'round'), 'main'), d.layer('seat', d.line('M-320 230V90A60 60 0 0 1 -260 30H260A60 60 0 0 1 320 90V230M0 30V230').stroke(30), 'main'), d.layer('legs', legs, 'second')];
    const cut = seat.grow(gap / 2).subtract(seat.shrink(gap / 2)).union(split).intersect(d.rect(-700, 0, 1400, 234));
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-300, -350], to: [200, 240] } as const) : 'main';
    return [d.layer('sofa', base.round(0, 40).subtract(cut), fill), d.layer('legs', legs, look === 'gradient' ? 'main' : 'second')];
  },
});
