import { idea } from '../../idea.ts';

/** A suitcase that is a bus. */
export const busSuitcase = idea({
  id: 'bus-suitcase',
  title: 'The suitcase is a bus',
  says: 'A suitcase on wheels, with windows and a windscreen, is the bus itself.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bus-travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { handle: { label: 'Handle width', min: 290, max: 350, usual: 320 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const half = params['handle']! / 2;
    const pen = look === 'line' ? 50 : 66;
    const [top, bottom] = [-250, 250];
    const body = d.rect(-500, top, 1000, bottom - top, [100, 130, 70, 70]);
    const wheels = [-310, 310].map((x) => d.circle(x, bottom, 112));
    const rims = d.union(...wheels.map((wheel, i) => (look === 'cut' ? wheel : wheel.subtract(d.circle([-310, 310][i]!, bottom, 42)))));
    const arches = d.union(...wheels).grow(gap);
    const handle = d.line(`M${-half} ${top + 20}V${top - 60}A60 60 0 0 1 ${-half + 60} ${top - 120}H${half - 60}A60 60 0 0 1 ${half} ${top - 60}V${top + 20}`).stroke(pen);
    const panes = d.union(d.rect(-420, -160, 190, 180, 36), d.rect(-160, -160, 190, 180, 36));
    const screen = d.path('M230 -160H398C436 -160 444 -136 448 -110L462 20C464 44 452 60 430 60H266C244 60 230 46 230 24Z').round(30, 0);
    if (look === 'line') {
      const frame = body.rim(pen).subtract(arches);
      return [d.layer('suitcase', frame.union(handle.subtract(body.shrink(10))), 'main', { mono: 'ink' }), d.layer('windows', panes.union(screen).intersect(body.shrink(pen + 22)), 'second', { mono: 'ink' }), d.layer('wheels', rims, 'main', { mono: 'ink' })];
    }
    const windows = panes.union(screen);
    if (look === 'cut') return [d.layer('suitcase', body.union(handle).subtract(windows, arches), 'main', { mono: 'ink' }), d.layer('wheels', rims, 'main', { mono: 'ink' })];
    const seam = d.rect(-700, 96, 1400, gap);
    const clasps = d.mirror(d.rect(96, 58, 90, 102, 22));
    return [d.layer('suitcase', body.subtract(windows, arches, seam, clasps.grow(gap)).withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('handle', handle.gapFrom(body, gap), 'second', { mono: 'ink' }), d.layer('clasps', clasps, 'second', { mono: 'ink' }), d.layer('wheels', rims, 'main', { mono: 'ink' })];
  },
});
