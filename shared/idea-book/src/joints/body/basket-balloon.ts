import { idea } from '../../idea.ts';

/** A basketball that lifts a basket: together they are a hot-air balloon. */
export const basketBalloon = idea({
  id: 'basket-balloon',
  title: 'Ball over basket',
  says: 'The ball above the basket is a hot-air balloon: its seams are the gores, the net is the ropes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['basketball'], trades: ['basketball'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    panels: { manner: 'module', vibes: ['illustrative', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.08 },
  },
  params: { seam: { label: 'Seams', min: 20, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['seam']!;
    const line = look === 'line';
    const pen = 42;
    const ball = d.circle(0, -170, 370);
    const width = line ? pen : gap;
    const sides = d.mirror(d.line('M-330 -520C-110 -330 -110 -10 -330 180').stroke(width));
    const seams = d.union(d.rect(-width / 2, -600, width, 900), d.rect(-500, -170 - width / 2, 1000, width), sides).intersect(ball);
    const basket = d.rect(-110, 410, 220, 150, [0, 0, 50, 50]);
    const ropes = d.mirror(d.polyline([[-200, 190], [-88, 390]]).stroke(line ? pen : 44));
    const rope = d.rect(-22, 230, 44, 200);
    if (line) return [d.layer('ball', ball.rim(pen, 'round').union(seams), 'main'), d.layer('basket', basket.rim(pen, 'round').union(d.mirror(d.polyline([[-210, 210], [-89, 430]]).stroke(pen, { cap: 'round' }))), 'second', { mono: 'ink' })];
    const net = ropes.union(rope).gapFrom(ball, 26);
    if (look === 'panels') {
      const panels = ball.subtract(seams).pieces().map((panel) => ({ panel, right: panel.bounds.cx > 0, low: panel.bounds.cy > -170, outer: Math.abs(panel.bounds.cx) > 200 }));
      const isMain = ({ right, low, outer }: (typeof panels)[number]) => [right, low, outer].filter(Boolean).length % 2 === 0;
      return [
        d.layer('panels', d.union(...panels.filter(isMain).map(({ panel }) => panel)), 'main', { mono: 'ink' }),
        d.layer('other panels', d.union(...panels.filter((panel) => !isMain(panel)).map(({ panel }) => panel)), 'second', { mono: 'ink' }),
        d.layer('basket', basket.union(net), 'main'),
      ];
    }
    return [d.layer('ball', ball.subtract(seams), 'main'), d.layer('basket', basket.union(net), 'second', { mono: 'ink' })];
  },
});
