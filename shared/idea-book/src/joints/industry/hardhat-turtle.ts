import { idea } from '../../idea.ts';

/** A turtle whose shell is a hard hat. */
export const hardhatTurtle = idea({
  id: 'hardhat-turtle',
  title: 'Safe under its shell',
  says: 'The shell of the turtle is a hard hat: steady, and safe at work.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['construction'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 42, usual: 32 }, dome: { label: 'Height of the dome', min: 0.9, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const h = params['dome']!;
    const dome = d.path('M-340 60C-340 -180 -190 -330 0 -330C190 -330 340 -180 340 60Z').scale(1, h, [0, 60]);
    const ridge = d.path('M-70 60V-330C-70 -372 -46 -396 0 -396C46 -396 70 -372 70 -330V60Z').scale(1, h, [0, 60]);
    const side = dome.gapFrom(ridge, gap).round(14, 0);
    const brim = d.rect(-400, 60 + gap, 800, 88, 44);
    const head = d.path('M380 118C420 100 430 20 470 -40C500 -96 560 -120 620 -96C690 -70 700 20 640 64C590 100 560 130 540 210C500 240 430 230 380 214Z').round(20, 40);
    const eye = d.circle(600, -22, 26);
    const foot = d.rect(0, 120, 170, 230, [0, 0, 60, 60]);
    const tail = d.path('M-380 130L-560 220L-360 214Z').round(16, 0);
    const body = d.union(foot.move(-310, 0), foot.move(140, 0), head, tail).gapFrom(brim, gap).subtract(eye);
    const hat = d.union(side, ridge, brim);
    if (look === 'print') return [d.layer('hat', d.union(dome, ridge).round(0, 30).union(brim, d.rect(-330, 40, 660, 80)).round(0, 16), 'second', { mono: 'ink' }), d.layer('turtle', body, 'main', { mono: 'ink' })];
    return [d.layer('hat', hat, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('turtle', body, 'main', { mono: 'ink' })];
  },
});
