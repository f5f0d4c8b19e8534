import { idea } from '../../idea.ts';

/** Between two people who blow stands a glass. */
export const breathGlass = idea({
  id: 'breath-glass',
  title: 'Two breaths, one glass',
  says: 'The glass stands where two people face each other and blow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['glassblowing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.2 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.2 },
  },
  params: { apart: { label: 'Glass width', min: -20, max: 40, usual: 0 } },
  draw: (d, { look, params }) => {
    const apart = params['apart']!;
    const right = d.path('M-400 -520H300C300 -470 270 -440 236 -400C206 -364 196 -330 196 -296C196 -276 212 -262 206 -240C190 -190 140 -150 96 -96C84 -80 96 -62 124 -58C146 -54 150 -40 138 -26C122 -10 84 -8 84 12C84 28 112 26 112 40C112 54 92 56 96 76C102 96 132 100 132 124C132 150 116 170 126 200C142 240 214 236 250 262C300 300 250 420 340 490V520H-400Z').round(6, 6);
    const half = right.intersect(d.rect(0, -600, 900, 1200)).move(apart, 0);
    const vase = d.mirror(half.union(d.rect(-2, -520, apart + 4, 1040)).intersect(d.rect(-1, -600, 900, 1200)));
    if (look === 'cut') return [d.layer('people', d.mirror(d.path('M0 -400C100 -560 300 -630 440 -590C590 -545 650 -400 630 -240C612 -90 530 -20 530 90C530 200 580 260 720 330V520H0Z').round(12, 0)).subtract(vase, d.rect(-290, -800, 580, 320)).withoutSlivers(400), 'main')];
    if (look === 'gradient') return [d.layer('glass', vase, { gradient: ['main', 'second'], from: [0, -520], to: [0, 520] })];
    return [d.layer('people', d.mirror(d.path('M0 -400C100 -560 300 -630 440 -590C590 -545 650 -400 630 -240C612 -90 530 -20 530 90C530 200 580 260 720 330V520H0Z').round(12, 0)).subtract(vase, d.rect(-290, -800, 580, 320)).withoutSlivers(400), 'main'), d.layer('glass', vase.shrink(26).round(8, 8), 'second', { mono: 'ink' })];
  },
});
