import { idea } from '../../idea.ts';

/** A tulip of three lancet windows. */
export const lancetTulip = idea({
  id: 'lancet-tulip',
  title: 'Windows in bloom',
  says: 'The petals and leaves of the tulip are pointed windows set in lead.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['stained-glass'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 3, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'classic_ornate'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { lead: { label: 'Lead', min: 24, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const lead = params['lead']!;
    const lancet = (width: number, height: number) => d.path(`M${-width} 0V${-height + width * 1.9}C${-width} ${-height + width * 1.1} ${-width * 0.6} ${-height + width * 0.5} 0 ${-height}C${width * 0.6} ${-height + width * 0.5} ${width} ${-height + width * 1.1} ${width} ${-height + width * 1.9}V0Z`);
    const base = d.path('M-700 -900H700V-60C500 0 320 110 0 110C-320 110 -500 0 -700 -60Z');
    const middle = lancet(138, 660).move(0, 110);
    const cup = d.path('M0 110C-230 110 -360 -30 -360 -230V-330C-360 -400 -350 -450 -334 -500C-240 -440 -140 -350 -100 -200L0 0Z');
    const petal = cup.gapFrom(middle, lead);
    const bar = d.rect(-600, -180, 1200, lead);
    const stem = d.rect(-40, 110 + lead, 80, 430, 0);
    const leaf = d.path('M-40 540C-40 330 -120 200 -330 130C-350 330 -270 500 -40 540Z').round(6, 0).gapFrom(stem, lead);
    const flower = base.intersect(middle).subtract(bar);
    const side = petal.subtract(bar);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('middle pane', d.union(...flower.pieces().map((pane) => pane.rim(pen))), 'second', { mono: 'ink' }), d.layer('petals', d.union(...d.mirror(side).pieces().map((pane) => pane.rim(pen))), 'second', { mono: 'ink' }), d.layer('leaves', d.union(stem, ...d.mirror(leaf).pieces().map((pane) => pane.rim(pen))), 'main', { mono: 'ink' })];
    }
    const two = look === 'cut';
    return [d.layer('middle pane', flower, two ? 'main' : 'third', { mono: 'ink' }), d.layer('petals', d.mirror(side), two ? 'main' : 'second', { mono: 'ink' }), d.layer('leaves', d.union(stem, d.mirror(leaf)), 'main', { mono: 'ink' })];
  },
});
