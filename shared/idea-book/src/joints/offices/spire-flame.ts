import { idea } from '../../idea.ts';

/** A church whose tower is a candle. */
export const spireFlame = idea({
  id: 'spire-flame',
  title: 'The tower is a candle',
  says: 'The tower of the church is a candle, and its spire the flame.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['church'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  params: { flame: { label: 'Height of the flame', min: 340, max: 420, usual: 380 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [tall, gap] = [params['flame']!, params['gap']!];
    const flame = d.path(`M0 ${-190 - tall}C30 ${-60 - tall} 130 -410 130 -310A130 130 0 0 1 -130 -310C-130 -410 -30 ${-60 - tall} 0 ${-190 - tall}Z`).round(6, 0);
    const tower = d.path('M-140 -150C-90 -120 -40 -120 0 -130S100 -150 140 -150V520H-140Z').round(12, 0);
    const nave = d.polygon([[-430, 520], [-430, 210], [0, -40], [430, 210], [430, 520]], 14);
    const door = d.path('M-66 530V400C-66 340 -30 310 0 280C30 310 66 340 66 400V530Z');
    const cross = d.union(d.rect(-20, -30, 40, 210), d.rect(-70, 20, 140, 40));
    if (look === 'line') {
      const pen = 50;
      const walls = nave.rim(pen, 'round').subtract(tower).union(tower.rim(pen, 'round'));
      return [d.layer('church', walls.subtract(door).union(cross), 'main', { mono: 'ink' }), d.layer('flame', flame.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    const sides = nave.subtract(tower.grow(gap));
    const church = look === 'cut' ? nave.union(tower).round(0, 20).subtract(door, cross) : d.union(sides, tower.subtract(door, cross));
    return [d.layer('church', church, 'main', { mono: 'ink' }), d.layer('flame', flame, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
