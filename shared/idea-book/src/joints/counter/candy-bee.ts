import { idea } from '../../idea.ts';

/** A wrapped candy whose twists are wings. */
export const candyBee = idea({
  id: 'candy-bee',
  title: 'The candy is a bee',
  says: 'The candy is a bee: the twists of its wrapper are the wings, and its stripes are the stripes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['confectionery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  params: { wings: { label: 'Wing size', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['wings']!];
    const bold = look === 'bold';
    const body = d.path('M0 -300A272 272 0 0 1 272 -30C272 180 130 270 0 440C-130 270 -272 180 -272 -30A272 272 0 0 1 0 -300Z').round(24, 0);
    const feeler = d.mirror(d.line('M80 -250C90 -350 120 -400 184 -420').stroke(bold ? 54 : 46, { cap: 'round' }).union(d.circle(190, -420, bold ? 56 : 50)));
    const fan = d.path('M236 -30L470 -270A62 62 0 0 1 570 -176A64 64 0 0 1 590 -52A64 64 0 0 1 570 72A62 62 0 0 1 480 166Z').round(18, 0).rotate(-10, [236, -30]).scale(size * 0.94, size * 1.1, [236, -30]);
    const pleats = d.union(...[-25, 8].map((turn) => d.polyline([[390, -30], [800, -30]]).stroke(gap, { cap: 'round' }).rotate(turn, [236, -30])));
    if (look === 'line') {
      const bands = d.union(...[-96, 54, 200].map((y) => d.rect(-400, y - 18, 800, 36))).intersect(body);
      const wing = fan.rim(36, 'round').union(d.union(...[-25, 8].map((turn) => d.polyline([[390, -30], [520, -30]]).stroke(32, { cap: 'round' }).rotate(turn, [236, -30]))));
      return [d.layer('body', body.rim(36, 'round').union(bands, feeler), 'main'), d.layer('wings', d.mirror(wing.gapFrom(body, 16)), 'second')];
    }
    const cuts = d.union(...[-110, 36, 182].map((y) => d.rect(-400, y - gap * (bold ? 0.8 : 0.5), 800, gap * (bold ? 1.6 : 1))));
    const eyes = d.mirror(d.circle(104, -184, 32));
    if (bold) return [d.layer('body', body.subtract(cuts).union(feeler), 'main'), d.layer('wings', d.mirror(fan.subtract(pleats).gapFrom(body, gap)), 'main')];
    const bands = [-400, -110, 36, 182, 500];
    const stripe = (i: number) => body.intersect(d.rect(-400, bands[i]!, 800, bands[i + 1]! - bands[i]!)).subtract(cuts);
    return [
      d.layer('stripes', d.union(stripe(0), stripe(2), feeler).subtract(eyes), 'main', { mono: 'ink' }),
      d.layer('candy', d.union(stripe(1), stripe(3)), 'second', { mono: 'ink' }),
      d.layer('wings', d.mirror(fan.subtract(pleats).gapFrom(body, gap)), 'second', { mono: 'ink' }),
    ];
  },
});
