import { idea } from '../../idea.ts';

/** A bicycle whose frame is a mountain. */
export const peakBike = idea({
  id: 'peak-bike',
  title: 'A mountain for a bike',
  says: 'The frame of the bicycle is a mountain with a snowy peak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'valley', 'wild'] }, { things: ['bicycle', 'wheel'], trades: ['bike-shop', 'cycling', 'travel', 'delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.06 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'modern_flat'], colors: 2, stem: 0.042 },
  },
  params: { weight: { label: 'Weight', min: 42, max: 60, usual: 50 }, wheels: { label: 'Wheel size', min: 180, max: 226, usual: 210 } },
  draw: (d, { look, params }) => {
    const [pen, round] = [params['weight']!, params['wheels']!];
    if (look === 'line') {
      const thin = pen * 0.84;
      const range = d.line('M-300 150L-90 -290L110 150M40 0L150 -230L300 150M-300 150H110M150 -230L118 -320H240M-90 -290L-104 -372M-180 -372H-20').stroke(thin, { join: 'round', cap: 'round' });
      const snow = d.polygon([[-90, -290], [-166, -130], [-126, -160], [-90, -104], [-54, -160], [-17, -130]]).round(4, 0);
      return [d.layer('wheels', d.mirror(d.ring(300, 150, round, round - thin)), 'second', { mono: 'join' }), d.layer('mountains', range.union(snow), 'main', { mono: 'join' })];
    }
    const lead = look === 'one' ? 'main' : 'second';
    const wheels = d.mirror(d.ring(300, 150, round, round - pen));
    const peak = d.polygon([[-320, 150 + pen / 2], [-70, -330], [150, 60], [200, 150 + pen / 2]]);
    const hill = d.polygon([[20, -20], [150, -250], [336, 150 + pen / 2], [130, 150 + pen / 2]]);
    const snow = peak.intersect(d.polygon([[-400, -500], [400, -500], [400, -160], [30, -160], [-24, -96], [-76, -160], [-124, -106], [-400, -106]]));
    const post = d.line('M150 -240L110 -330H250').stroke(pen, { join: 'round', cap: 'round' });
    const saddle = d.rect(-170, -400, 200, pen, pen / 2);
    return [d.layer('wheels', wheels.gapFrom(d.union(peak, hill), 18), 'main'), d.layer('mountain', peak.gapFrom(snow, 16), lead, { mono: 'ink' }), d.layer('snow', snow, 'main', { mono: 'ink' }), d.layer('hill', hill.gapFrom(peak, 18), 'main', { mono: 'ink' }), d.layer('bar', d.union(post, saddle), 'main')];
  },
});
