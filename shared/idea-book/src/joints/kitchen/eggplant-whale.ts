import { idea } from '../../idea.ts';

/** A whale that is an eggplant: its flukes are the green leaves at the stalk. */
export const eggplantWhale = idea({
  id: 'eggplant-whale',
  title: 'Save the eggplant',
  says: 'The eggplant is a whale, and the leaves at its stalk are the flukes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['vegan-restaurant'], things: ['eggplant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.038 },
    gloss: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 28, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-490 60C-490 -120 -350 -230 -180 -230C0 -230 90 -110 200 -110C270 -110 300 -160 296 -250L452 -214C456 -70 400 90 280 190C180 276 40 300 -110 300C-340 300 -490 230 -490 60Z').round(12, 0);
    const half = d.path('M0 150L34 60L88 120C96 60 96 10 84 -30C150 -40 240 -90 270 -210C170 -220 80 -180 30 -110V-190C30 -210 20 -220 0 -220Z');
    const fluke = d.mirror(half).round(9, 9).rotate(14).move(384, -184);
    const eye = d.circle(-300, 40, 28);
    const mouth = d.line('M-500 140C-400 190 -310 190 -220 140').stroke(look === 'line' ? 38 : gap, { cap: 'round' });
    if (look === 'line') {
      const pen = 38;
      return [d.layer('whale', body.rim(pen, 'round').gapFrom(fluke, gap).union(mouth.intersect(body), d.circle(-310, 50, 28)), 'main'), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
    }
    const whale = body.gapFrom(fluke, gap).subtract(eye);
    if (look === 'gloss') return [d.layer('whale', whale.subtract(d.arc(-180, 50, 200, 190, 300).stroke(34, { cap: 'round' }).move(0, -10)), { gradient: ['main', 'second'], from: [-480, 0], to: [424, 0] }), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
    return [d.layer('whale', whale.subtract(mouth), 'main'), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
  },
});
