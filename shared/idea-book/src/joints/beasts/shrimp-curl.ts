import { idea } from '../../idea.ts';

/** A shrimp: one curl of rings with a fan at its end. */
export const shrimpCurl = idea({
  id: 'shrimp-curl',
  title: 'The ringed curl',
  says: 'One curl of rings with a fan at its end is the shrimp.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['shrimp'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { rings: { label: 'Number of rings', min: 4, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const rings = Math.round(params['rings']!);
    const [gap, pen] = [24, 50];
    const way = d.arc(60, 0, 300, 218, 452);
    const body = way.brush((t) => 86 + 190 * Math.cos((t * Math.PI) / 2), { samples: 60 });
    const [hx, hy] = way.start;
    const head = d.path('M-138 2C-138 -120 -120 -200 -30 -330C20 -250 138 -150 138 2Z').round(12, 0).rotate(217).move(hx, hy);
    const [tx, ty] = way.end;
    const fan = d.union(...[-36, 0, 36].map((turn) => d.leaf([0, 20], [0, -270], 0.24).rotate(turn))).rotate(way.angleAt(1) + 90).move(tx, ty).round(10, 14);
    const feelers = d.line('M-380 30C-540 0 -570 -220 -450 -440').stroke(44, { cap: 'round' });
    const cuts = Array.from({ length: rings }, (_, i) => {
      const t = 0.1 + (0.88 * i) / rings;
      return d.rect(-260, -gap / 2, 520, gap).rotate(way.angleAt(t) - 90).move(...way.pointAt(t));
    });
    const eye = d.circle(hx - 66, hy + 96, 30);
    const shell = d.union(body, head).round(6, 60);
    const ringed = shell.subtract(...cuts, eye).withoutSlivers(300);
    if (look === 'line') {
      const seams = d.union(...cuts.map((bar) => bar.grow(10))).intersect(shell);
      return [d.layer('shrimp', d.union(shell.rim(pen, 'round'), seams, eye.grow(4), feelers.gapFrom(shell, -8)), 'main'), d.layer('fan', fan.gapFrom(shell, gap), 'second')];
    }
    const out = fan.gapFrom(shell, gap);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 600).subtract(d.union(ringed, out, feelers.subtract(eye)).place({ cx: 0, cy: 0 }).scale(0.9)), 'main')];
    return [d.layer('shrimp', ringed.union(feelers.subtract(eye)).round(0, 10), 'main'), d.layer('fan', out, 'second')];
  },
});
