import { idea } from '../../idea.ts';

/** A cracked phone is an egg, and a chick hatches from it. */
export const phoneChick = idea({
  id: 'phone-chick',
  title: 'As good as new',
  says: 'The cracked phone is an egg, and what comes out of it is new.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['phone-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 30 }, eye: { label: 'Eye size', min: 32, max: 46, usual: 38 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['eye']!];
    const zig = d.polyline([[-400, 40], [-270, -90], [-135, 50], [0, -70], [135, 50], [270, -90], [400, 40]]);
    const below = zig.then(d.polyline([[400, 900], [-400, 900]])).fill();
    const phone = d.rect(-270, -500, 540, 1000, 84);
    const shell = phone.intersect(below);
    const chick = d.rect(-244, -480, 488, 900, 244).union(d.line('M0 -460C-10 -520 -40 -556 -90 -570').brush([60, 52, 30], { ends: 'round' }), d.line('M0 -460C10 -510 40 -536 80 -540').brush([60, 48, 28], { ends: 'round' }));
    const eyes = d.mirror(d.circle(104, -280, r));
    const beak = d.polygon([[-62, -240], [62, -240], [0, -146]], 12);
    const bar = d.rect(-110, 410, 220, 40, 20);
    if (look === 'line') return [d.layer('phone', shell.rim(46).union(bar), 'main'), d.layer('chick', chick.filled().rim(46).subtract(below.grow(gap + 20)).union(eyes, beak), 'second', { mono: 'ink' })];
    const head = chick.subtract(below.grow(gap), eyes, beak).withoutSlivers(200);
    if (look === 'cut') return [d.layer('phone', shell.subtract(bar), 'main'), d.layer('chick', head, 'main')];
    return [d.layer('phone', shell.subtract(bar), 'main'), d.layer('chick', head, 'second', { mono: 'ink' })];
  },
});
