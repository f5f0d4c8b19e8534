import { idea } from '../../idea.ts';

/** Two walking canes lean together: their handles are the top of a heart. */
export const caneHeart = idea({
  id: 'cane-heart',
  title: 'Leaning on each other',
  says: 'Two walking canes lean together and make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['elder-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['playful_rounded', 'gradient_modern'], colors: 2, traits: ['playful'], stem: 0.12 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = { solid: 112, line: 42, print: 118 }[look]! * params['weight']!;
    const gap = look === 'line' ? 40 : 22;
    const crossing = look === 'print';
    const r = crossing ? 172 : 186;
    const cx = -(r + pen / 2 + gap / 2);
    const [cy, foot] = [-190, 420];
    const footX = crossing ? 130 : -(pen / 2 + gap / 2) * 1.16;
    // The shaft leaves the handle as a tangent.
    const away = Math.hypot(footX - cx, foot - cy);
    const turn = (Math.atan2(foot - cy, footX - cx) * 180) / Math.PI + (Math.acos(r / away) * 180) / Math.PI;
    const handle = d.arc(cx, cy, r, 24, turn - 360);
    const cane = handle.then(d.polyline([handle.end, [footX, foot]]));
    const wood = cane.stroke(pen, { cap: 'round' });
    if (crossing) return d.overprint([{ shape: wood, ink: 'main' }, { shape: wood.flipX(), ink: 'second' }], { trap: 2 }).map(({ shape, paint }, i) => d.layer(['one cane', 'other cane', 'crossing'][i]!, shape, paint));
    const tip = cane.part(1 - 96 / cane.length, 1).stroke(pen * 2, { cap: 'square' });
    const shaft = wood.gapFrom(tip, gap * (look === 'line' ? 0.6 : 1));
    const ferrule = wood.intersect(tip);
    return [d.layer('one cane', shaft, 'main'), d.layer('other cane', shaft.flipX(), 'second', { mono: 'ink' }), d.layer('one tip', ferrule, 'second', { mono: 'ink' }), d.layer('other tip', ferrule.flipX(), 'main')];
  },
});
