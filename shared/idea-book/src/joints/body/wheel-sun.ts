import { idea } from '../../idea.ts';

/** A bicycle wheel that rises like the sun. */
export const wheelSun = idea({
  id: 'wheel-sun',
  title: 'The rising wheel',
  says: 'The wheel is the rising sun, and its spokes are the rays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'sunset', 'dawn', 'horizon', 'summer'] }, { things: ['wheel', 'bicycle'], trades: ['cycling', 'bike-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.07, traits: ['gradient'] },
    wedges: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, traits: ['retro'], stem: 0.12 },
  },
  params: { spokes: { label: 'Spokes', min: 5, max: 9, usual: 7 } },
  draw: (d, { look, params }) => {
    const pen = 70;
    const above = d.rect(-600, -700, 1200, 800);
    const hub = d.circle(0, 100, 124);
    const count = Math.round(params['spokes']!);
    const spokes = d.union(...Array.from({ length: count }, (_, i) => -72 + (i * 144) / (count - 1)).map((turn) => d.rect(-pen * 0.2, -350, pen * 0.4, 450).rotate(turn, [0, 100]))).subtract(hub.grow(26));
    if (look === 'wedges') {
      const panes = count - 2;
      const cuts = Array.from({ length: panes - 1 }, (_, i) => d.rect(-17, -700, 34, 800).rotate(-90 + ((i + 1) * 180) / panes, [0, 100]));
      const tire = d.sector(0, 100, 490, 180, 360).subtract(...cuts, hub.grow(36)).round(8, 0);
      return [d.layer('wheel', tire.union(hub.grow(4).intersect(above)), 'main'), d.layer('road', d.rect(-520, 136, 1040, 84, 42).union(d.rect(-260, 256, 520, 84, 42)), 'main')];
    }
    const wheel = d.ring(0, 100, 470, 470 - pen).union(spokes).intersect(above);
    const road = d.rect(-520, 140, 1040, pen * 0.9, pen * 0.45).union(d.rect(-300, 140 + pen * 1.7, 600, pen * 0.9, pen * 0.45), d.rect(-130, 140 + pen * 3.4, 260, pen * 0.9, pen * 0.45));
    return [d.layer('wheel', wheel, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 100], to: [0, -370] } : 'main'), d.layer('sun', hub.intersect(above), 'second', { mono: 'ink' }), d.layer('road', road, 'main', { mono: 'ink' })];
  },
});
