import { idea } from '../../idea.ts';

/** A monkey of discs, from the front or from behind with its curled tail. */
export const monkeyTail = idea({
  id: 'monkey-tail',
  title: 'All round',
  says: 'A few round forms are the whole monkey.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['monkey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
    tail: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing', 'elegant_serif'], colors: 1, stem: 0.16 },
  },
  params: { ears: { label: 'Size of the ears', min: 120, max: 170, usual: 146 } },
  draw: (d, { look, params }) => {
    const ear = params['ears']!;
    const [gap, pen] = [24, 50];
    if (look === 'tail') {
      const body = d.path('M-80 -160C40 -160 130 60 130 270C130 420 50 480 -80 480C-210 480 -290 420 -290 270C-290 60 -200 -160 -80 -160Z');
      const head = d.circle(-80, -280, 190).union(d.circle(-270, -270, 84), d.circle(110, -270, 84)).round(0, 10);
      const tail = d.line('M-60 430H150').then(d.arc(150, 270, 160, 90, 0)).then(d.line('M310 270V60')).then(d.spiral({ cx: 400, cy: 60, from: 90, to: 70, turns: 0.85, start: 180 }));
      return [d.layer('monkey', d.union(body.gapFrom(head, gap), head, tail.stroke(84, { cap: 'round' })).round(0, 14), 'main')];
    }
    const r = 350;
    const head = d.circle(0, 0, r);
    const ears = d.mirror(d.circle(-r - 60, -10, ear));
    const mask = d.union(d.mirror(d.circle(-118, -70, 150)), d.ellipse(0, 130, 236, 176)).round(0, 50);
    const eyes = d.mirror(d.circle(-108, -60, 44));
    const nose = d.mirror(d.ellipse(-34, 74, 18, 26).rotate(20, [-34, 74]));
    const smile = d.arc(0, 120, 110, 30, 150).stroke(34, { cap: 'round' });
    const features = d.union(eyes, nose, smile);
    if (look === 'line') return [d.layer('monkey', d.union(head.rim(pen), ears.rim(pen).gapFrom(head, -10)), 'main'), d.layer('face', d.union(mask.scale(0.9, 0.9, [0, 20]).rim(pen - 6, 'round'), features), 'second')];
    return [d.layer('head', d.union(head, ears.gapFrom(head, gap)), 'main'), d.layer('face', mask.subtract(features), 'second')];
  },
});
