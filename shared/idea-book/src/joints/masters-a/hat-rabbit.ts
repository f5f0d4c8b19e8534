import { idea } from '../../idea.ts';

/** A top hat turned over is the face of a rabbit. */
export const hatRabbit = idea({
  id: 'hat-rabbit',
  title: 'The hat is the rabbit',
  says: 'No rabbit comes out of this hat: the hat is the rabbit, and its nose is a heart from the cards.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['magic-show'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { ears: { label: 'Ears', min: 320, max: 460, usual: 400 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [high, gap] = [params['ears']!, params['gap']!];
    const ear = d.path(`M-66 -60C-40 -200 -50 ${-high} -140 ${-high - 60}C-236 ${-high} -240 -200 -196 -60Z`).round(30, 0);
    const brim = d.path('M-430 -96C-300 -20 300 -20 430 -96C470 -40 440 40 360 60C200 96 -200 96 -360 60C-440 40 -470 -40 -430 -96Z').round(20, 0);
    const crown = d.path('M-262 40C-250 200 -262 320 -300 440C-160 500 160 500 300 440C262 320 250 200 262 40Z').round(24, 0);
    const hat = brim.union(crown).round(0, 40);
    const eyes = d.mirror(d.circle(-116, 200, 38));
    const nose = d.path('M0 392C-70 340 -84 310 -76 284C-64 252 -20 252 0 284C20 252 64 252 76 284C84 310 70 340 0 392Z').round(4, 0);
    const ears = d.mirror(ear).gapFrom(hat, gap);
    if (look === 'one') return [d.layer('rabbit', ears.union(hat.subtract(eyes, nose)), 'main')];
    if (look === 'line') return [d.layer('hat', hat.rim(46, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('ears', d.mirror(ear).rim(46, 'round').subtract(hat), 'main', { mono: 'join' }), d.layer('nose', nose, 'second', { mono: 'ink' })];
    return [d.layer('ears', ears, 'second', { mono: 'ink' }), d.layer('hat', hat.subtract(eyes, nose), 'main', { mono: 'ink' })];
  },
});
