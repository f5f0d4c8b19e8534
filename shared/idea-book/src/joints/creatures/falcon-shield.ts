import { idea } from '../../idea.ts';

/** A falcon whose folded wings are a shield. */
export const falconShield = idea({
  id: 'falcon-shield',
  title: 'Wings for a shield',
  says: 'The bird’s breast and its folded wing are a shield.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['falcon', 'hawk', 'eagle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const shield = d.mirror(d.path('M0 -190H-350V60C-350 280 -180 430 0 540Z')).round(24, 0);
    const head = d.path('M350 -120V-240C350 -430 200 -520 40 -520C-90 -520 -200 -450 -250 -360C-330 -350 -400 -300 -410 -190C-360 -240 -300 -250 -230 -236C-200 -190 -180 -150 -180 -120Z').round(10, 10);
    const bird = shield.union(head).round(0, 10);
    const wing = d.path('M400 -120C200 -120 40 -60 -20 120C-70 280 -40 420 0 560L400 560Z').intersect(shield);
    const eye = d.circle(-90, -340, 52).subtract(d.rect(-300, -460, 500, 110).rotate(14, [-90, -350]));
    if (look === 'line') return [d.layer('falcon', bird.rim(pen, 'round').union(eye), 'main'), d.layer('wing', d.line('M350 -96C180 -96 30 -30 -10 130C-40 270 -30 400 0 500').stroke(pen).intersect(bird.shrink(pen - 2)), 'second', { mono: 'join' })];
    const front = bird.gapFrom(wing, gap).subtract(eye);
    if (look === 'cut') {
      const quills = d.line('M400 40C240 60 130 120 100 260C84 340 90 420 120 540').stroke(gap);
      return [d.layer('falcon', front, 'main'), d.layer('wing', wing.subtract(quills).round(6, 0), 'main')];
    }
    return [d.layer('falcon', front, 'main'), d.layer('wing', wing.round(8, 0), 'second')];
  },
});
