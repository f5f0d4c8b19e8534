import { idea } from '../../idea.ts';

/** A kitchen knife whose back is a ruler. */
export const knifeRuler = idea({
  id: 'knife-ruler',
  title: 'The measured kitchen',
  says: 'The chef’s knife is a ruler: its back carries the marks by which a kitchen is planned.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ruler'], trades: ['kitchen-design'] }, { things: ['knife'], trades: ['kitchen-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { blade: { label: 'Height of the blade', min: 210, max: 270, usual: 240 }, turn: { label: 'Turn', min: -52, max: -38, usual: -45 } },
  draw: (d, { look, params }) => {
    const h = params['blade']!;
    const turn = params['turn']!;
    const blade = d.path(`M-130 -120H380C470 -120 560 -60 610 10C480 80 330 ${h - 110} 130 ${h - 110}H-130Z`).round(14, 0);
    const handle = d.path('M-166 -120H-530C-590 -120 -620 -90 -620 -40C-620 20 -580 40 -520 30C-420 12 -320 12 -250 44L-166 78Z').round(16, 0);
    const rivets = d.union(d.circle(-300, -46, 28), d.circle(-430, -48, 28));
    const ticks = d.union(...[0, 1, 2, 3, 4, 5, 6].map((i) => d.rect(-70 + i * 84, -220, 26, i % 3 ? 170 : 230, 0)));
    if (look === 'line') return [d.layer('blade', blade.rim(46, 'round').union(ticks.intersect(blade)), 'main', { mono: 'ink' }), d.layer('handle', handle.rim(46, 'round').union(rivets), 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(turn) }));
    return [d.layer('blade', blade.subtract(ticks).rotate(turn), 'main', { mono: 'ink' }), d.layer('handle', handle.subtract(rivets).rotate(turn), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
