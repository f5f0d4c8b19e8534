import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A crocus with its three threads of saffron. */
export const crocusThreads = idea({
  id: 'crocus-threads',
  title: 'Three threads',
  says: 'The crocus opens, and the three threads of saffron stand in it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['crocus', 'saffron'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { threads: { label: 'Threads', min: 42, max: 58, usual: 50 } },
  draw: (d, { look, params }) => {
    const pen = params['threads']!;
    const outer = d.path('M4 420C-140 380 -330 240 -400 -200C-280 -170 -160 -80 -60 80L4 240Z').round(6, 0);
    const side = d.mirror(outer);
    const threads = d.line('M0 160V-300M0 160C0 20 -40 -60 -150 -160M0 160C0 20 40 -60 150 -160').stroke(pen, { cap: 'round' }).union(d.circle(0, -320, pen), d.mirror(d.circle(-156, -166, pen)));
    const front = d.leaf([0, 430], [0, -60], 0.3);
    const stalk = d.rect(-30, 380, 60, 180, [0, 0, 30, 30]);
    if (look === 'line') return [d.layer('petals', d.mirror(contour(d.path('M4 420C-160 380 -340 200 -400 -230C-250 -190 -130 -60 -40 120L4 240Z'), 44)).union(d.rect(-22, 380, 44, 180, [0, 0, 22, 22])), 'main'), d.layer('threads', d.line('M0 110V-330M0 110C0 0 -30 -100 -140 -260M0 110C0 0 30 -100 140 -260').stroke(44, { cap: 'round' }).gapFrom(d.mirror(d.path('M4 420C-160 380 -340 200 -400 -230C-250 -190 -130 -60 -40 120L4 240Z')), 20), 'second')];
    if (look === 'cut') {
      const cup = d.mirror(d.path('M4 440C-260 420 -400 240 -400 -80L-390 -300L-210 -130L4 -360Z')).round(12, 0);
      const slit = d.line('M0 460V-120M0 240C0 120 -50 40 -140 -20M0 240C0 120 50 40 140 -20').stroke(pen, { cap: 'round' });
      return [d.layer('crocus', cup.subtract(slit), 'main')];
    }
    const flower = side.gapFrom(front, 22).withoutSlivers(900).union(front.union(stalk));
    return [d.layer('threads', threads.gapFrom(d.union(side, front), 22).withoutSlivers(900), 'second', { mono: 'ink' }), d.layer('flower', flower, 'main')];
  },
});
