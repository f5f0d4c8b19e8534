import { idea } from '../../idea.ts';

/** A lobster whose tail is a fork. */
export const lobsterFork = idea({
  id: 'lobster-fork',
  title: 'Fresh on the fork',
  says: 'The tail of the lobster fans out into a fork.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['seafood'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { claws: { label: 'Claw size', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['claws']!;
    const sharp = look === 'cut';
    const claw = d.path('M-150 -190C-260 -210 -330 -300 -300 -420C-290 -470 -250 -510 -200 -530C-190 -470 -200 -430 -180 -400C-160 -440 -120 -470 -80 -470C-60 -390 -90 -270 -150 -190Z').round(8, 8).scale(k, k, [-150, -190]);
    const arm = d.line('M-30 -60C-110 -80 -150 -130 -160 -220').stroke(look === 'line' ? 50 : 64);
    const body = d.path('M0 -220C70 -220 104 -150 104 -70C104 20 80 70 60 100H-60C-80 70 -104 20 -104 -70C-104 -150 -70 -220 0 -220Z');
    const rings = d.union(d.rect(-84, 122, 168, 60, sharp ? 0 : 26), d.rect(-70, 206, 140, 56, sharp ? 0 : 24));
    const fork = d.path('M-170 500V330C-170 296 -146 282 -100 282H100C146 282 170 296 170 330V500C170 526 114 526 114 500V380H28V500C28 526 -28 526 -28 500V380H-114V500C-114 526 -170 526 -170 500Z');
    const eyes = d.mirror(d.circle(40, -150, 20));
    const top = d.union(d.mirror(claw.union(arm)), body);
    if (look === 'line') return [d.layer('lobster', d.union(top.rim(42, 'round'), rings), 'main', { mono: 'ink' }), d.layer('fork', fork, 'second', { mono: 'ink' })];
    const lobster = top.subtract(eyes);
    if (sharp) return [d.layer('lobster', d.union(lobster, rings, fork), 'main')];
    return [d.layer('lobster', d.union(lobster, rings), 'main', { mono: 'ink' }), d.layer('fork', fork, 'second', { mono: 'ink' })];
  },
});
