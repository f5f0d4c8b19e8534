import { idea } from '../../idea.ts';

/** A cob that opens its husk like a flower. */
export const cornTulip = idea({
  id: 'corn-tulip',
  title: 'The cob in bloom',
  says: 'A cob of corn stands open in its husk like a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flower', 'tulip', 'garden', 'leaf'] }, { things: ['corn'], trades: ['taqueria', 'food-truck', 'farm-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate', 'hand_drawn'], colors: 2, stem: 0.045 },
    colors: { manner: 'print', vibes: ['illustrative', 'bold_abstract', 'playful_rounded'], colors: 3, stem: 0.1 },
  },
  params: { cob: { label: 'Cob width', min: 150, max: 192, usual: 172 }, gap: { label: 'Gap of the kernels', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const cob = d.superellipse(0, -110, params['cob']!, 400, 2.5);
    const seam = params['gap']!;
    const seams = d.union(...[-58, 58].map((x) => d.rect(x - seam / 2, -600, seam, 1_100)), ...Array.from({ length: 7 }, (_, i) => d.rect(-300, -399 + 108 * i - seam / 2, 600, seam)));
    const kernels = cob.subtract(seams).round(14, 0).withoutSlivers(1_200);
    const outer = d.path('M0 500C-300 470 -470 260 -470 -60C-470 -150 -450 -230 -420 -290C-370 -60 -260 110 -60 240C-20 270 0 300 0 340Z');
    const husk = outer.union(d.mirror(outer));
    const inner = d.path('M0 500C-130 430 -250 300 -262 60C-266 -20 -256 -80 -240 -130C-170 60 -80 180 0 230Z');
    const leaves = inner.union(d.mirror(inner));
    if (look === 'line') return [d.layer('cob', cob.rim(44, 'round').union(seams.intersect(cob.shrink(30))).gapFrom(husk, 24), 'second', { mono: 'ink' }), d.layer('husk', husk.rim(44, 'round'), 'main')];
    if (look === 'colors') return [d.layer('cob', kernels.gapFrom(leaves.union(husk), 22), 'second', { mono: 'ink' }), d.layer('inner husk', leaves.gapFrom(husk, 20), 'third', { mono: 'ink' }), d.layer('husk', husk, 'main')];
    return [d.layer('cob', kernels.gapFrom(husk, 24), 'second', { mono: 'ink' }), d.layer('husk', husk, 'main')];
  },
});
