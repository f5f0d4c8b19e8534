import { idea } from '../../idea.ts';

/** A fish bowl that is a fish. */
export const bowlFish = idea({
  id: 'bowl-fish',
  title: 'The bowl that swims',
  says: 'The fish bowl is the fish itself, with a tail at its side and a wave of water inside.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['aquarium'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { water: { label: 'Water', min: -60, max: 60, usual: 0 } },
  draw: (d, { look, params }) => {
    const level = params['water']!;
    const sharp = look === 'cut';
    const pen = look === 'line' ? 46 : 62;
    const disc = d.circle(-80, 60, 400).intersect(d.rect(-900, -262, 1800, 1200));
    const tail = d.path('M250 60C330 -20 400 -130 500 -170C530 -180 546 -160 536 -130C500 -40 500 160 536 250C546 280 530 300 500 290C400 250 330 140 250 60Z').round(12, 0);
    const lip = d.rect(-380, -350, 600, 84, sharp ? 0 : 42);
    const eye = d.circle(-300, 20, 40);
    const crest = `M-600 ${level + 10}C-480 ${level - 70} -380 ${level - 70} -270 ${level + 10}C-160 ${level + 90} -60 ${level + 90} 50 ${level + 10}C150 ${level - 60} 250 ${level - 60} 400 ${level + 10}`;
    const wave = d.path(`${crest}V700H-600Z`);
    const glass = disc.rim(pen, 'round');
    const inner = disc.shrink(pen + (look === 'line' ? 24 : 28), 'round');
    const water = inner.intersect(wave);
    const bubble = d.circle(-10, -120, 44);
    if (look === 'line') return [d.layer('bowl', d.union(glass, lip, tail.rim(pen, 'round').gapFrom(disc, 0), eye), 'main', { mono: 'ink' }), d.layer('water', water.move(0, 110).intersect(inner), 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('fish', d.union(disc.subtract(d.line(crest).move(0, 130).stroke(44)).subtract(d.circle(-310, -20, 46)).gapFrom(lip, 20), lip, tail.gapFrom(disc, 24)), 'main')];
    return [d.layer('bowl', d.union(glass, lip, tail.gapFrom(disc, -4)), 'main', { mono: 'ink' }), d.layer('water', water.subtract(d.circle(-270, 120 + level, 46)).union(bubble), 'second', { mono: 'ink' })];
  },
});
