import { idea } from '../../idea.ts';

/** A whale that is an eggplant: its flukes are the green leaves at the stalk. */
export const eggplantWhale = idea({
  id: 'eggplant-whale',
  title: 'Save the eggplant',
  says: 'The eggplant is a whale, and the green leaves at its stalk are the flukes.',
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
    const body = d.path('M-490 60C-490 -120 -350 -230 -180 -230C0 -230 90 -110 200 -110C270 -110 300 -160 308 -240L432 -214C440 -70 400 90 280 190C180 276 40 300 -110 300C-340 300 -490 230 -490 60Z').round(12, 0);
    const left = d.path('M372 -176C300 -176 200 -220 156 -350C250 -370 350 -330 372 -250Z');
    const sepal = d.path('M290 -220C284 -140 296 -90 316 -40C340 -80 352 -110 372 -180Z');
    const fluke = d.union(left, left.flipX(372), sepal, sepal.flipX(372), d.path('M330 -220L372 -10L414 -220Z'), d.rect(342, -420, 60, 240, 22)).rotate(12, [372, -200]).round(10, 8);
    const eye = d.circle(-300, 40, 28);
    const mouth = d.line('M-500 140C-400 190 -310 190 -220 140').stroke(look === 'line' ? 38 : gap, { cap: 'round' });
    if (look === 'line') {
      const pen = 38;
      return [d.layer('whale', body.rim(pen, 'round').gapFrom(fluke, gap).union(mouth.intersect(body), d.circle(-310, 50, 28)), 'main'), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
    }
    const whale = body.gapFrom(fluke, gap).subtract(eye);
    if (look === 'gloss') return [d.layer('whale', whale, { gradient: ['main', 'second'], from: [-480, 0], to: [424, 0] }), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
    return [d.layer('whale', whale.subtract(mouth), 'main'), d.layer('leaves', fluke, 'second', { mono: 'ink' })];
  },
});
