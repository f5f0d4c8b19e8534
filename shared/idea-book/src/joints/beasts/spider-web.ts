import { idea } from '../../idea.ts';

/** A spider whose eight legs are four arches, or the spokes of its web. */
export const spiderWeb = idea({
  id: 'spider-web',
  title: 'Eight legs, four arches',
  says: 'Eight legs: four arches that cross in the body, or the spokes of its own web.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['spider'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.07 },
  },
  params: { body: { label: 'Size of the body', min: 120, max: 180, usual: 150 } },
  draw: (d, { look, params }) => {
    const r = params['body']!;
    const abdomen = d.circle(0, 70, r);
    const head = d.circle(0, 70 - r - r * 0.42, r * 0.58);
    const body = abdomen.union(head).round(0, 20);
    if (look === 'line') {
      const pen = 42;
      const spokes = d.union(...d.radial(d.line('M0 -120V-500').stroke(pen, { cap: 'round' }), { count: 8, turn: 22.5 }));
      const sag = (reach: number) => {
        const one = d.line(`M${-reach * Math.sin(Math.PI / 8)} ${-reach * Math.cos(Math.PI / 8)}Q0 ${-reach * 0.74} ${reach * Math.sin(Math.PI / 8)} ${-reach * Math.cos(Math.PI / 8)}`).stroke(pen, { cap: 'round' });
        return d.union(...d.radial(one, { count: 8 }));
      };
      return [d.layer('web', d.union(spokes, sag(430)).gapFrom(body.move(0, -20), 20), 'main'), d.layer('spider', body.move(0, -20), 'second')];
    }
    const pen = 62;
    const arch = (reach: number, foot: number) => d.line(`M${-reach} ${-foot}V${-reach}A${reach} ${reach} 0 0 0 ${reach} ${-reach}V${-foot}`).stroke(pen, { cap: 'round' });
    const pair = d.union(arch(190, 500), arch(400, 430)).move(0, -pen / 2);
    const spider = d.union(pair, pair.flipY(), d.circle(0, 130, r + 30), d.circle(0, -120, r * 0.7)).round(0, 12);
    if (look === 'cut') return [d.layer('tile', d.regular(8, 640, { turn: 22.5 }).round(60, 0).subtract(spider.scale(0.82).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('spider', spider, 'main')];
  },
});
