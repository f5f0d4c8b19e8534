import { idea } from '../../idea.ts';

/** Garden shears that are a tulip. */
export const shearsTulip = idea({
  id: 'shears-tulip',
  title: 'Shears in bloom',
  says: 'The blades of the shears are the petals of a tulip, and their handles its leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gardening', 'landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { open: { label: 'How far they open', min: 4, max: 14, usual: 8 } },
  draw: (d, { look, params }) => {
    const open = params['open']!;
    const gap = 30;
    const blade = d.path('M-90 40C-230 -20 -300 -130 -300 -270C-300 -390 -270 -480 -210 -570C-70 -470 40 -310 50 -130C54 -60 50 0 30 60Z').round(10, 0).rotate(-open, [0, 60]);
    const handle = d.line('M40 40C20 190 -170 250 -230 360C-290 460 -300 540 -300 620').brush([90, 84, 92, 108, 112, 100], { ends: 'round' });
    const pivot = d.circle(0, 80, 34);
    const left = blade;
    const right = blade.flipX(0);
    const hub = d.circle(0, 80, 92);
    const legs = d.union(handle, handle.flipX(0)).subtract(d.rect(-300, -300, 600, 380)).union(hub).round(0, 16);
    const bladeOver = left;
    if (look === 'print') return d.overprint([{ shape: left, ink: 'main' }, { shape: right, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(['left blade', 'right blade', 'where they cross'][i]!, shape.subtract(legs.grow(gap)).withoutSlivers(200), paint, { mono: i === 2 ? 'gap' : 'ink' })).concat([d.layer('handles', legs.subtract(pivot), 'main', { mono: 'ink' })]);
    const flower = d.union(bladeOver, right.gapFrom(bladeOver, gap)).gapFrom(legs, gap);
    const leaves = legs.subtract(pivot);
    return [d.layer('blades', flower, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('handles', leaves, 'main', { mono: 'ink' })];
  },
});
