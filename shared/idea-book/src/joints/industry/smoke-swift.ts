import { idea } from '../../idea.ts';

/** A chimney swift rises as the smoke. */
export const smokeSwift = idea({
  id: 'smoke-swift',
  title: 'The chimney swift',
  says: 'What rises from the chimney is a swift: the air is clear.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chimney-sweep'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const swift = d.path('M30 260C-60 130 -50 -10 30 -110C-90 -90 -230 -40 -330 90C-330 -110 -200 -260 40 -290C90 -320 130 -380 210 -400C270 -410 310 -380 330 -330L420 -290L320 -260C310 -210 290 -180 270 -150C420 -90 470 60 420 250C370 100 300 10 190 -40C100 -10 30 80 30 260Z').round(10, 20).move(-30, -150);
    const pot = d.rect(-230, 110, 460, 110, 16);
    const stack = d.rect(-180, 220 + gap, 360, 380, [0, 0, 16, 16]);
    const row = (y: number, odd: boolean) => d.union(d.rect(-400, y, 800, gap), ...(odd ? [-60] : [60]).map((x) => d.rect(x - gap / 2, y, gap, 112)));
    const bricks = d.union(row(220 + gap + 112, true), row(220 + gap + 236, false), d.rect(60 - gap / 2, 220, gap, 130));
    return [d.layer('chimney', d.union(pot, stack.subtract(bricks)), 'main', { mono: 'ink' }), d.layer('swift', swift.gapFrom(pot, gap), look === 'cut' ? 'main' : look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -540], to: [0, 100] } : 'second', { mono: 'ink' })];
  },
});
