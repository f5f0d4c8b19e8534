import { idea } from '../../idea.ts';

/** Two bones that cross are a clover and a medical cross. */
export const boneClover = idea({
  id: 'bone-clover',
  title: 'Bones for luck',
  says: 'Two bones cross, and their ends make a four-leaf clover.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bone'], trades: ['veterinary', 'pet-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.045 },
  },
  params: { knobs: { label: 'Size of the knobs', min: 110, max: 134, usual: 122 } },
  draw: (d, { look, params }) => {
    const bone = d.union(d.rect(-85, -330, 170, 660), ...[-1, 1].flatMap((y) => [-1, 1].map((x) => d.circle(x * 106, y * 336, params['knobs']!)))).round(0, 40);
    const bones = bone.union(bone.rotate(90)).round(0, 30);
    if (look === 'line') return [d.layer('bones', bones.rim(44), 'main')];
    if (look === 'print') return d.overprint([{ shape: bone, ink: 'main' }, { shape: bone.rotate(90), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`bone ${i + 1}`, shape, paint, { mono: 'join' }));
    return [d.layer('bones', bones, 'main')];
  },
});
