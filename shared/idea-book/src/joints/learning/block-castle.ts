import { idea } from '../../idea.ts';

/** Building blocks are a castle. */
export const blockCastle = idea({
  id: 'block-castle',
  title: 'A castle for today',
  says: 'A handful of building blocks is a castle with an arched gate.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['castle', 'tower', 'palace', 'king', 'queen', 'knight', 'fort', 'gate'] }, { things: ['building-block', 'play'], trades: ['toys', 'kindergarten', 'childcare', 'school'] }],
  looks: {
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.1 },
    two: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 22, usual: 14 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const gap = params['gap']!;
    const tower = d.rect(-430, -70, 190, 490, 16);
    const gate = d.rect(-240 + gap, 110, 480 - 2 * gap, 310, 16).subtract(d.circle(0, 421, 150));
    const roof = d.polygon([[-335, -70 - gap - 240], [-430, -70 - gap], [-240, -70 - gap]], 14);
    const wall = d.rect(-130, -70, 260, 180 - gap, 16);
    const dome = d.sector(0, -70 - gap, 130, 180, 360);
    const sun = d.circle(0, 421, 150 - gap).intersect(d.rect(-300, 0, 600, 420));
    if (look === 'line') {
      const pen = 38;
      return [d.layer('blocks', d.union(d.mirror(tower.rim(pen, 'round')), d.rect(-240 + gap, 110, 480 - 2 * gap, 310, 16).subtract(d.circle(0, 421, 112)).rim(pen, 'round'), wall.rim(pen, 'round')), 'main', { mono: 'ink' }), d.layer('roofs', d.union(d.mirror(roof.rim(pen)), dome.rim(pen, 'round')), 'second', { mono: 'ink' })];
    }
    return [
      d.layer('towers', d.mirror(tower), 'main'),
      d.layer('roofs', d.mirror(roof), 'second', { mono: 'ink' }),
      d.layer('gate', gate, isMany ? 'third' : 'main', { mono: 'ink' }),
      d.layer('wall', wall, isMany ? 'fourth' : 'main', { mono: 'ink' }),
      d.layer('dome', dome, 'second', { mono: 'ink' }),
      ...(isMany ? [] : [d.layer('door', sun, 'second', { mono: 'ink' })]),
    ];
  },
});
