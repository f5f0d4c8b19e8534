import { idea } from '../../idea.ts';

/** The letter H is a barbell. */
export const barbellH = idea({
  id: 'barbell-h',
  title: 'H on the bar',
  says: 'The H is a loaded barbell.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['dumbbell', 'kettlebell', 'muscle'], trades: ['fitness'] }],
  initials: 'HНΗ',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.042 },
  },
  params: { bar: { label: 'Thickness of the bar', min: 84, max: 148, usual: 116 } },
  draw: (d, { look, params }) => {
    const soft = look === 'cut' ? 0 : 40;
    const plate = d.rect(190, -430, 150, 860, soft);
    const small = d.rect(362, -250, 96, 500, soft * 0.8);
    const stub = d.rect(440, -46, 80, 92, [0, soft * 0.5, soft * 0.5, 0]);
    const bar = d.rect(-220, -params['bar']! / 2, 440, params['bar']!);
    const cut = look === 'cut' ? d.polygon([[-600, 430], [-600, 250], [-420, 430]]).union(d.polygon([[600, -430], [600, -250], [420, -430]])) : undefined;
    const letter = d.mirror(plate).union(bar);
    if (look === 'line') return [d.layer('letter', letter.round(0, 10).rim(42, 'round'), 'main', { mono: 'ink' }), d.layer('weights', d.mirror(small.rim(42, 'round').union(stub)), 'second', { mono: 'ink' })];
    return [d.layer('letter', letter, 'main'), d.layer('weights', cut ? d.mirror(small.union(stub)).subtract(cut) : d.mirror(small.union(stub)), 'second', { mono: 'ink' })];
  },
});
