import { idea } from '../../idea.ts';

/** A lyre of two swans, back to back. */
export const swanLyre = idea({
  id: 'swan-lyre',
  title: 'The swans’ song',
  says: 'The arms of the lyre are the necks of two swans.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['lyre'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    brush: { manner: 'brush', vibes: ['organic_flowing', 'hand_drawn'], colors: 1, stem: 0.1 },
  },
  params: { strings: { label: 'Strings', min: 3, max: 4, usual: 3 } },
  draw: (d, { look, params }) => {
    const strings = Math.round(params['strings']!);
    const line = look === 'line';
    const [gap, pen] = [24, 44];
    const neck = d.line('M0 430C-250 430 -440 300 -420 90C-404 -80 -220 -150 -214 -310C-210 -400 -270 -450 -350 -440C-400 -434 -430 -400 -440 -370');
    const widths = look === 'brush' ? [170, 210, 150, 76, 70, 84, 40] : [150, 170, 130, 84, 74, 80, 70];
    const swan = line ? neck.stroke(pen, { cap: 'round' }) : neck.brush(widths, { samples: 60, ends: 'cut' });
    const head = d.ellipse(-370, -430, 92, 66).rotate(-24, [-370, -430]);
    const beak = d.path('M-400 -490L-580 -300L-370 -370Z').round(6, 0);
    const yoke = d.rect(-300, -262, 600, line ? pen : 66, 33);
    const step = 270 / strings;
    const wire = Math.min(40, step * 0.5);
    const wires = d.union(...Array.from({ length: strings }, (_, i) => d.rect((i - (strings - 1) / 2) * step - wire / 2, -230, wire, 640)));
    const arms = d.mirror(line ? swan : d.union(swan, head).round(0, 10));
    const beaks = d.mirror(line ? d.polyline([[-440, -370], [-500, -300]]).stroke(pen, { cap: 'round' }) : beak);
    if (look === 'brush') return [d.layer('lyre', d.union(arms, beaks, yoke, wires).round(0, 10), 'main')];
    if (line) return [d.layer('swans', d.union(arms, beaks), 'main'), d.layer('strings', d.union(yoke, wires).gapFrom(arms, gap).pieces()[0]!, 'second', { mono: 'ink' })];
    return [d.layer('beaks', d.mirror(beak), 'second', { mono: 'ink' }), d.layer('swans', arms, 'main', { mono: 'ink' }), d.layer('strings', d.union(yoke, wires).gapFrom(arms, gap).pieces()[0]!, 'second', { mono: 'ink' })];
  },
});
