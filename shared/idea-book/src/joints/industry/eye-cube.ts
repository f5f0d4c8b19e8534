import { idea } from '../../idea.ts';

/** An eye whose iris is a cube. */
export const eyeCube = idea({
  id: 'eye-cube',
  title: 'Seeing in three',
  says: 'The iris of the eye is a cube: it looks into a world in three dimensions.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['virtual-reality'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { open: { label: 'How wide it opens', min: 0.9, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['open']!;
    const eye = d.path('M-620 0C-440 -250 -230 -400 0 -400C230 -400 440 -250 620 0C440 250 230 400 0 400C-230 400 -440 250 -620 0Z').scale(1, k, [0, 0]).round(16, 0);
    const radius = 236;
    const corners = Array.from({ length: 6 }, (_, i): [number, number] => [Math.cos(((i * 60 - 90) * Math.PI) / 180) * radius, Math.sin(((i * 60 - 90) * Math.PI) / 180) * radius]);
    const face = (i: number) => d.polygon([[0, 0], corners[i]!, corners[(i + 1) % 6]!, corners[(i + 2) % 6]!]);
    const seams = d.union(d.polyline([[0, 0], corners[1]!]).stroke(gap), d.polyline([[0, 0], corners[3]!]).stroke(gap), d.polyline([[0, 0], corners[5]!]).stroke(gap));
    const top = face(5).subtract(seams);
    const sides = d.union(face(1), face(3)).subtract(seams);
    const hole = d.regular(6, radius + 2 * gap + 6);
    const lids = eye.subtract(hole);
    if (look === 'cut') return [d.layer('eye', eye.subtract(d.union(top, face(1).subtract(seams))), 'main')];
    if (look === 'gradient') return [d.layer('eye', lids, { gradient: ['second', 'main'], from: [-500, -200], to: [500, 200] }, { mono: 'ink' }), d.layer('cube', d.union(top, sides), { gradient: ['main', 'second'], from: [-200, -200], to: [200, 200] }, { mono: 'ink' })];
    return [d.layer('eye', lids, 'main', { mono: 'ink' }), d.layer('top of the cube', top, 'second', { mono: 'ink' }), d.layer('sides of the cube', sides, 'main', { mono: 'ink' })];
  },
});
