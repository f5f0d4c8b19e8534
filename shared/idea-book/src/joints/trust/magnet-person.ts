import { idea } from '../../idea.ts';

/** A magnet and what it attracts are a person with raised arms. */
export const magnetPerson = idea({
  id: 'magnet-person',
  title: 'People are drawn here',
  says: 'A magnet draws in a dot, and together they are a person with raised arms.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['magnet'], trades: ['recruiting', 'marketing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, traits: ['gradient'], stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { head: { label: 'Head size', min: 96, max: 136, usual: 118 }, gap: { label: 'Gap', min: 14, max: 36, usual: 22 } },
  draw: (d, { look, params }) => {
    const [pen, r, gap, size] = [168, 250, params['gap']!, params['head']!];
    const poleTop = -290;
    const bow = d.sector(0, 110, r + pen / 2, 0, 180, r - pen / 2).union(d.mirror(d.rect(r - pen / 2, -140, pen, 251)));
    const poles = d.mirror(d.rect(r - pen / 2, poleTop, pen, -140 - gap - poleTop));
    const head = d.circle(0, -250, size);
    if (look === 'line') return [d.layer('magnet', bow.union(poles, d.mirror(d.rect(r - pen / 2, -200, pen, 60))).grow(6).rim(40, 'round').union(d.mirror(d.rect(r - pen / 2, -160, pen, 40))), 'main'), d.layer('head', d.ring(0, -250, size, size - 40), 'second')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -290], to: [0, 440] } as const) : 'main';
    return [d.layer('magnet', bow, paint), d.layer('poles', poles, 'second'), d.layer('head', head, look === 'gradient' ? 'main' : 'second')];
  },
});
