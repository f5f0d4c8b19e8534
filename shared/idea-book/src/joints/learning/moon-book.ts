import { idea } from '../../idea.ts';

/** The moon rises between the pages of an open book. */
export const moonBook = idea({
  id: 'moon-book',
  title: 'One more chapter',
  says: 'A sleepy moon rises between the open pages of a book.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'dream'] }, { things: ['open-book', 'page'], trades: ['bookshop', 'publishing', 'library', 'kindergarten', 'school', 'tutoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.07 },
    cradle: { manner: 'cut', vibes: ['geometric_minimal', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['elegant_serif', 'hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const moon = d.circle(-10, -150, 260).subtract(d.circle(112, -226, 200)).round(8, 0).subtract(d.line('M-204 -176C-186 -132 -138 -132 -120 -176').stroke(24, { cap: 'round' }));
    if (look === 'cradle') {
      const sheet = d.path('M12 220C90 90 270 40 490 60C470 250 260 300 12 440Z').round(10, 0);
      const under = d.mirror(sheet);
      return [d.layer('moon', moon.gapFrom(under, gap), 'second', { mono: 'ink' }), d.layer('pages', under, 'main')];
    }
    const half = d.path('M12 160C90 30 270 -20 490 0V340C270 310 90 360 12 460Z').round(10, 0);
    if (look === 'line') {
      const pen = 44;
      const open = d.line('M0 170C-90 30 -270 -20 -480 0V330C-270 300 -90 350 0 450C90 350 270 300 480 330V0C270 -20 90 30 0 170ZM0 170V450').stroke(pen, { join: 'round' });
      const crescent = d.circle(0, 0, 270).subtract(d.circle(120, -80, 210)).round(12, 0).rim(pen, 'round').rotate(-12).place({ cx: 0, bottom: 104 - gap });
      return [d.layer('moon', crescent, 'second', { mono: 'ink' }), d.layer('pages', open, 'main')];
    }
    const lines = d.mirror(d.union(...[0, 1].map((i) => d.line(`M70 ${230 + i * 84}C150 ${140 + i * 84} 280 ${110 + i * 84} 420 ${116 + i * 84}`).stroke(26, { cap: 'round' }))));
    const pages = d.mirror(half);
    return [d.layer('moon', moon.subtract(d.mirror(half.union(d.rect(-1, 150, 40, 330))).grow(gap)).withoutSlivers(600), 'second', { mono: 'ink' }), d.layer('pages', pages.subtract(lines), 'main')];
  },
});
