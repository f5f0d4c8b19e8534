import { idea } from '../../idea.ts';

/** A washing machine whose door is a nut. */
export const nutWasher = idea({
  id: 'nut-washer',
  title: 'Nut and washer',
  says: 'The door of the washing machine is a nut: the right one, well tightened.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['appliance-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  params: { turn: { label: 'Turn of the nut', min: 0, max: 30, usual: 12 } },
  draw: (d, { look, params }) => {
    const body = d.rect(-460, -560, 920, 1120, 110);
    const cy = 120;
    const turn = params['turn']!;
    const nut = d.regular(6, 340, { cx: 0, cy, turn }).round(36, 0);
    const hole = d.circle(0, cy, 176);
    const water = hole.intersect(d.wave({ x: -300, y: cy + 20, length: 600, height: 70, waves: 1.5 }).then(d.polyline([[300, 900], [-300, 900]])).fill());
    const dial = d.circle(290, -400, 66);
    const drawer = d.rect(-340, -436, 330, 72, 36);
    if (look === 'line') return [d.layer('machine', body.rim(54, 'round').union(dial, drawer), 'main', { mono: 'ink' }), d.layer('nut', nut.subtract(hole), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('machine', body.subtract(nut.subtract(hole), dial, drawer), 'main')];
    return [d.layer('machine', body.subtract(nut.grow(34), dial, drawer), 'main', { mono: 'ink' }), d.layer('water', water.grow(4).intersect(hole.grow(4)), 'main', { mono: 'ink' }), d.layer('nut', nut.subtract(hole), 'second', { mono: 'ink' })];
  },
});
