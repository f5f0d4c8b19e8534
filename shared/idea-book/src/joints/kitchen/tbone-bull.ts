import { idea } from '../../idea.ts';

/** A steak whose T-bone is the head of a bull. */
export const tboneBull = idea({
  id: 'tbone-bull',
  title: 'T for bull',
  says: 'The T-bone in the steak is the head of a bull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['steakhouse'], things: ['steak'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { fat: { label: 'Rim of fat', min: 44, max: 76, usual: 58 } },
  draw: (d, { look, params }) => {
    const fat = params['fat']!;
    const gap = 22;
    const steak = d.path('M-40 -420C-180 -470 -470 -440 -480 -180C-486 20 -330 90 -270 220C-210 360 -120 450 30 450C190 450 260 340 310 210C360 80 490 10 480 -190C468 -440 160 -470 40 -420C10 -408 -10 -408 -40 -420Z');
    const horn = d.path('M0 -130H110C220 -130 280 -170 272 -290C350 -220 350 -30 160 -20C150 -10 140 0 132 20L96 210C90 250 60 270 0 270Z');
    const ear = d.path('M120 20C190 -10 240 0 270 40C230 90 170 90 116 66Z');
    const bull = d.mirror(horn.union(ear)).round(16, 10);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('steak', steak.rim(pen, 'round'), 'main'), d.layer('bone', bull, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('steak', steak.subtract(bull.scale(1.18)), 'main')];
    const meat = steak.shrink(fat + gap, 'round').round(20, 0);
    return [d.layer('fat', steak.rim(fat, 'round'), 'second', { mono: 'ink' }), d.layer('meat', meat.subtract(bull), 'main')];
  },
});
