import { idea } from '../../idea.ts';

/** A crab that is the sun at the horizon. */
export const crabSunset = idea({
  id: 'crab-sunset',
  title: 'Sunset crab',
  says: 'The crab is the setting sun, and its legs are the waves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crab'] }, { things: ['sun', 'sea', 'wave', 'beach', 'coast', 'horizon', 'summer', 'island', 'dusk', 'sunrise', 'harbor', 'pier'], trades: ['seafood', 'hotel', 'travel', 'restaurant', 'surfing', 'fishing', 'diving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { claws: { label: 'Claws', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 42 : 62;
    const sun = d.sector(0, 120, 270, 180, 360).round(16, 0);
    const arm = d.line('M300 60C400 40 440 -40 420 -140').stroke(pen, { cap: 'round' });
    const claw = d.circle(400, -250, 118).subtract(d.polygon([[400, -236], [300, -460], [440, -460]])).round(8, 0).scale(params['claws']!, params['claws']!, [410, -190]);
    const eyes = d.mirror(d.circle(96, -236, 50));
    const stalks = d.mirror(d.rect(96 - pen / 2, -236, pen, 160));
    const waves = d.union(d.wave({ x: -420, y: 210, length: 840, height: 56, waves: 3.5, phase: 0.25 }).stroke(pen, { cap: 'round' }), d.wave({ x: -300, y: 340, length: 600, height: 56, waves: 2.5, phase: 0.25 }).stroke(pen, { cap: 'round' }));
    if (look === 'cut') {
      const disc = d.circle(0, 120, 300);
      const shell = disc.subtract(d.rect(-400, 110, 800, 30), d.rect(-400, 200, 800, 36), d.rect(-400, 292, 800, 42), d.rect(-400, 384, 800, 100));
      const limb = d.line('M250 60C400 60 450 -20 424 -140').stroke(66, { cap: 'round' });
      const stems = d.mirror(d.rect(96 - 28, -236, 56, 120));
      return [d.layer('crab', d.union(shell, d.mirror(limb).subtract(disc.grow(-10)), d.mirror(claw), eyes, stems), 'main')];
    }
    const drawn = line ? [sun.rim(pen, 'round'), d.mirror(claw.rim(pen, 'round'))] : [sun, d.mirror(claw)];
    return [d.layer('crab', d.union(drawn[0]!, stalks.subtract(sun), eyes, d.mirror(arm).gapFrom(sun, 18), drawn[1]!), 'main'), d.layer('waves', waves.gapFrom(sun, 20), 'second')];
  },
});
