import { idea } from '../../idea.ts';

/** A tractor, its large wheel the sun of the picture. */
export const bigWheelFirst = idea({
  id: 'big-wheel-first',
  title: 'The big wheel',
  says: 'A tractor of two wheels, one twice the other, under one bent roof.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tractor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    tread: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { wheel: { label: 'Size of the big wheel', min: 260, max: 310, usual: 286 } },
  draw: (d, { look, params }) => {
    const r = params['wheel']!;
    const line = look === 'line';
    const [gap, pen, ground] = [26, 44, 440];
    const small = r / 2 + 6;
    const [bx, fx] = [200, -330];
    const weight = line ? pen : 82;
    const rear = d.ring(bx, ground - r, r, r - weight);
    const front = d.ring(fx, ground - small, small, small - weight * 0.8);
    const hubs = d.union(d.circle(bx, ground - r, r * 0.3), line ? d.circle(fx, ground - small, 30) : d.circle(fx, ground - small, 1));
    const lugs = d.union(...Array.from({ length: 14 }, (_, i) => d.rect(-26, -r - 40, 52, 80, 8).rotate((360 / 14) * i, [0, 0]).move(bx, ground - r)));
    const air = d.union(d.circle(bx, ground - r, r + gap + (look === 'tread' ? 40 : 0)), d.circle(fx, ground - small, small + gap));
    const hood = d.path('M-480 -100C-480 -140 -460 -160 -420 -160H0V260H-480Z').round(16, 0);
    const cab = d.path('M-70 -160V-430H230C270 -430 290 -410 300 -370L350 0H-70Z').round(20, 0);
    const glass = d.path('M-6 -180V-366H196L236 -140H-6Z').round(16, 0);
    const pipe = d.rect(-330, -380, line ? pen : 64, 240, [20, 20, 0, 0]);
    const body = d.union(hood, cab, pipe).subtract(glass);
    if (line) {
      const shell = d.union(hood, cab);
      return [d.layer('tractor', d.union(shell.rim(pen, 'round'), pipe, cab.rim(pen, 'round')).subtract(air).withoutSlivers(600), 'main'), d.layer('wheels', d.union(rear, front, hubs), 'second', { mono: 'ink' })];
    }
    const wheels = look === 'tread' ? d.union(rear, lugs.subtract(d.circle(bx, ground - r, r - 10)), front, d.circle(bx, ground - r, r * 0.3)) : d.union(rear, front, d.circle(bx, ground - r, r * 0.3));
    return [d.layer('tractor', body.subtract(air).withoutSlivers(900).round(6, 0), 'main', { mono: 'ink' }), d.layer('wheels', wheels, 'second', { mono: 'ink' })];
  },
});
