import { idea } from '../../idea.ts';

/** A pepper mill that is the queen of a chess set. */
export const pepperQueen = idea({
  id: 'pepper-queen',
  title: 'Queen of the table',
  says: 'The pepper mill is a chess queen in her crown, and the pepper falls from her hem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['spices'], things: ['queen', 'crown', 'chess-piece'] }, { trades: ['spices', 'restaurant', 'delicatessen'], things: ['spice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['classic_ornate', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { grains: { label: 'Peppercorn size', min: 26, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const grain = params['grains']!;
    const lathe = (data: string) => d.mirror(d.path(data)).round(16, 6);
    const crown = lathe('M0 -520L84 -400L200 -500L150 -270H0Z');
    const head = lathe('M0 -248H140C230 -248 230 -110 140 -104H0Z');
    const skirt = lathe('M0 -82H110C160 20 90 90 130 190C160 260 220 280 220 370H0Z');
    const pepper = d.union(...[-1, 0, 1].map((n) => d.circle(n * 120, 450, grain)), ...[-0.5, 0.5].map((n) => d.circle(n * 120, 554, grain)));
    if (look === 'line') {
      const pen = 38;
      return [d.layer('mill', d.union(crown.union(head).rim(pen, 'round'), skirt.rim(pen, 'round')), 'main'), d.layer('pepper', pepper, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('mill', d.union(crown, d.rect(-130, -280, 260, 60), head, skirt), 'main'), d.layer('pepper', pepper, 'main')];
    return [d.layer('mill', d.union(head, skirt), 'main'), d.layer('crown', crown, 'second', { mono: 'ink' }), d.layer('pepper', pepper, 'second', { mono: 'ink' })];
  },
});
