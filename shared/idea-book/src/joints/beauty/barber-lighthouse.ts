import { idea } from '../../idea.ts';

/** A lighthouse that is a barber pole. */
export const barberLighthouse = idea({
  id: 'barber-lighthouse',
  title: 'Light on the corner',
  says: 'The striped lighthouse is a barber pole.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'harbor', 'coast', 'sea', 'light', 'tower', 'sailor', 'pier', 'port', 'beach'] }, { things: ['barber-pole'], trades: ['barber'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['retro'], stem: 0.1 },
  },
  params: { stripes: { label: 'Width of the stripes', min: 80, max: 124, usual: 100 } },
  draw: (d, { look, params }) => {
    const tower = d.polygon([[-118, -210], [118, -210], [158, 420], [-158, 420]]);
    const wide = params['stripes']!;
    const stripes = d.union(...[-300, -90, 120, 330].map((y) => d.polygon([[-220, y + 170], [220, y - 10], [220, y - 10 + wide], [-220, y + 170 + wide]])));
    const gallery = d.rect(-170, -262, 340, 52, 14);
    const lamp = d.rect(-86, -380, 172, 96);
    const dome = d.path('M-118 -402A118 118 0 0 1 118 -402Z');
    const ball = d.circle(0, -548, 36);
    const foot = d.rect(-230, 444, 460, 66, [33, 33, 10, 10]);
    const beams = d.mirror(d.polygon([[140, -352], [420, -430], [420, -234], [140, -312]], 6));
    if (look === 'line') return [d.layer('tower', tower.rim(38).union(gallery, dome, ball, foot), 'main'), d.layer('stripes', stripes.intersect(tower.shrink(56)), 'second', { mono: 'ink' }), d.layer('lamp', lamp.scale(0.8, 1, [0, -332]), 'second', { mono: 'ink' }), d.layer('beams', beams, 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const ribbons = d.union(...[-260, -10, 240].map((y) => d.polygon([[-260, y + 190], [260, y - 20], [260, y - 20 + wide], [-260, y + 190 + wide]])));
      const light = d.mirror(d.polygon([[110, -340], [500, -470], [500, -190], [110, -300]], 8)).gapFrom(gallery, 0);
      return [d.layer('tower', tower.scale(1.16, 1, [0, 0]).subtract(ribbons).withoutSlivers(600), 'main'), d.layer('foot', foot, 'main'), d.layer('head', d.union(gallery, dome.scale(1.2, 1.1, [0, -402]), d.rect(-64, -380, 128, 96)), 'main'), d.layer('light', light.subtract(gallery.grow(22)), 'main')];
    }
    const white = tower.subtract(stripes);
    return [d.layer('tower', white.subtract(stripes.grow(9)).withoutSlivers(300), 'main'), d.layer('stripes', stripes.shrink(9).intersect(tower), 'second', { mono: 'ink' }), d.layer('head', gallery.union(dome, ball, foot), 'main', { mono: 'ink' }), d.layer('light', lamp.union(beams), 'second', { mono: 'ink' })];
  },
});
