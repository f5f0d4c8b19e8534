import { idea } from '../../idea.ts';

/** The jaws of a wrench are the horns of a bull, the hole in its handle the nose ring. */
export const bullWrench = idea({
  id: 'bull-wrench',
  title: 'Bull wrench',
  says: 'The jaws of a wrench are the bull’s horns, and the hole in the handle is its nose ring.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bull', 'ox', 'bison', 'cow'] }, { things: ['wrench', 'hex-nut', 'bolt', 'gear', 'engine', 'pliers', 'hammer', 'pipe'], trades: ['car-repair', 'motorcycles', 'bike-shop', 'plumbing', 'engineering', 'manufacturing', 'metalwork', 'heating', 'construction', 'robotics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 42, usual: 28 } },
  draw: (d, { look, params }) => {
    const nut = d.regular(6, 168, { cy: -300, turn: 0 });
    const hole = d.circle(0, -300, 74);
    const disc = d.circle(0, -190, 330);
    const jaw = disc.subtract(d.regular(6, 168 + params['gap']!, { cy: -300 }), d.rect(-170, -700, 340, 400));
    const handle = d.path('M-150 0H150L112 360C108 440 60 490 0 490C-60 490 -108 440 -112 360Z');
    const ears = d.mirror(d.leaf([-240, 90], [-470, 60], 0.22, 0.26));
    const ring = d.circle(0, 376, 52);
    const eyes = d.mirror(d.leaf([-170, -10], [-76, 40], 0.3));
    const head = jaw.union(handle).round(0, 50).union(ears);
    if (look === 'cut') {
      const shaft = d.path('M-150 0H150L118 400C112 470 62 510 0 510C-62 510 -112 470 -118 400Z');
      const lids = d.mirror(d.polygon([[-186, -26], [-70, 30], [-104, 76], [-186, 40]], 8));
      const flaps = d.mirror(d.path('M-200 20L-470 -30C-470 100 -330 160 -190 130Z').round(14, 0));
      return [d.layer('bull', jaw.union(shaft).round(0, 50).union(flaps).subtract(d.circle(0, 376, 62), lids), 'main')];
    }
    return look === 'line' ? [d.layer('bull', head.rim(40).union(eyes, d.ring(0, 376, 52, 14)), 'main'), d.layer('nut', nut.scale(0.86, 0.86, [0, -300]).subtract(hole), 'second')] : [d.layer('bull', head.subtract(ring, eyes), 'main'), d.layer('nut', nut.subtract(hole), 'second')];
  },
});
