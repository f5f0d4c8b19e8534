import { idea } from '../../idea.ts';

/** A vulture in its hunch: a drop, a ruff and a hook. */
export const vultureHunch = idea({
  id: 'vulture-hunch',
  title: 'The patient drop',
  says: 'A heavy drop, a ruff and a hooked beak wait as a vulture.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['vulture', 'condor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { hunch: { label: 'Height of the hunch', min: 400, max: 520, usual: 470 } },
  draw: (d, { look, params }) => {
    const top = -params['hunch']!;
    const [gap, pen] = [24, 44];
    const body = d.path(`M-150 520C-300 330 -400 100 -360 -130C-330 ${top + 120} -200 ${top} -40 ${top}C80 ${top} 180 -380 200 -260C290 -60 250 150 110 300C40 380 -40 450 -150 520Z`).round(14, 0);
    const ruff = d.union(...[0, 1, 2, 3].map((i) => d.circle(60 + i * 66, -330 + i * 52, 76)));
    const head = d.union(d.circle(290, -290, 120), d.path('M330 -400C470 -400 540 -310 520 -150C480 -190 440 -200 330 -190Z')).round(10, 30);
    const eye = d.circle(300, -310, 32);
    const neck = ruff.gapFrom(head, gap);
    if (look === 'line') return [d.layer('vulture', d.union(body.rim(pen, 'round').gapFrom(ruff, 0), ruff.rim(pen, 'round')).gapFrom(head, gap), 'main'), d.layer('head', head.rim(pen, 'round').union(eye), 'second')];
    if (look === 'cut') {
      const all = d.union(body.gapFrom(ruff, gap), neck, head.subtract(eye)).scale(0.86).place({ cx: 10, cy: 10 });
      return [d.layer('disc', d.circle(0, 0, 580).subtract(all), 'main')];
    }
    return [d.layer('body', body.gapFrom(ruff, gap), 'main'), d.layer('ruff', neck, 'second'), d.layer('head', head.subtract(eye), 'main')];
  },
});
