import { idea } from '../../idea.ts';

/** A boat whose sail is the flame of a candle. */
export const flameSail = idea({
  id: 'flame-sail',
  title: 'The last crossing',
  says: 'The sail of the boat is the flame of a candle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['funeral', 'hospice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.04 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'classic_ornate'], colors: 2, traits: ['gradient'], stem: 0.16 },
  },
  params: { flame: { label: 'Height of the flame', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 26;
    const rail = 170;
    const hull = d.path(`M-450 ${rail - 60}C-330 ${rail + 6} -160 ${rail + 20} 0 ${rail + 20}C160 ${rail + 20} 330 ${rail + 6} 450 ${rail - 60}C420 ${rail + 160} 240 ${rail + 250} 0 ${rail + 250}C-240 ${rail + 250} -420 ${rail + 160} -450 ${rail - 60}Z`);
    const flame = d.path('M40 -560C60 -420 250 -250 250 -50C250 80 150 170 10 170C-140 170 -230 80 -230 -40C-230 -130 -180 -190 -130 -270C-60 -380 0 -440 40 -560Z').scale(1, params['flame']!, [0, 170]);
    const mast = d.curve([0, 260], [-10, 130], [-10, 40], [60, -90]);
    const sail = flame.gapFrom(hull, gap);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('hull', hull.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('sail', sail.outline(2 * pen).intersect(sail).union(mast.stroke(pen, { cap: 'round' }).intersect(sail)), 'second', { mono: 'ink' })];
    }
    const cut = sail.subtract(mast.stroke(30, { cap: 'round' }));
    return [d.layer('hull', hull, 'main', { mono: 'ink' }), d.layer('sail', cut, look === 'blend' ? { gradient: ['second', 'main'], from: [0, -420], to: [0, 190] } : 'second', { mono: 'ink' })];
  },
});
