import { idea } from '../../idea.ts';

/** Two ears, back to back, make a heart. */
export const earHeart = idea({
  id: 'ear-heart',
  title: 'Listening with love',
  says: 'A left ear and a right ear make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hearing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { fold: { label: 'Width of the folds', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const fold = d.line('M-112 -150C-112 -240 -170 -300 -248 -300C-326 -300 -356 -240 -344 -176C-330 -96 -262 -92 -226 -36C-200 8 -220 66 -170 96C-150 108 -128 104 -112 92');
    const half = d.path('M0 -196C-24 -340 -130 -424 -250 -424C-390 -424 -476 -318 -470 -180C-462 30 -216 216 0 430Z');
    const gap = 22;
    const ear = half.intersect(d.rect(-600, -600, 600 - gap / 2, 1200)).round(24, 0);
    if (look === 'line') {
      const pen = 42;
      const lines = ear.rim(pen, 'round').union(fold.stroke(pen, { cap: 'round' }));
      return [d.layer('left ear', lines, 'main', { mono: 'ink' }), d.layer('right ear', lines.flipX(), 'second', { mono: 'ink' })];
    }
    const left = ear.subtract(fold.stroke(50 * params['fold']!, { cap: 'round' }));
    if (look === 'blend') return [d.layer('ears', d.mirror(left), { gradient: ['main', 'second'], from: [-330, -424], to: [300, 300] }, { mono: 'ink' })];
    return [d.layer('left ear', left, 'main', { mono: 'ink' }), d.layer('right ear', left.flipX(), 'second', { mono: 'ink' })];
  },
});
