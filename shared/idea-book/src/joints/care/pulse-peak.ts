import { idea } from '../../idea.ts';

/** A heartbeat is a mountain range. */
export const pulsePeak = idea({
  id: 'pulse-peak',
  title: 'Heart of the mountain',
  says: 'The line of a heartbeat climbs a mountain.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'valley', 'north', 'path'] }, { things: ['beating-heart', 'heart', 'medical-cross', 'stethoscope'], trades: ['medical', 'fitness', 'physiotherapy', 'hiking', 'climbing', 'elder-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Weight of the pulse', min: 50, max: 76, usual: 64 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    if (look === 'cut') {
      const range = d.polygon([[-500, 400], [-90, -420], [110, -40], [210, -200], [500, 400]], 16);
      const beat = d.polyline([[-700, 210], [-190, 210], [-70, -60], [70, 330], [150, 130], [190, 210], [700, 210]]).stroke(pen * 0.8, { join: 'round' });
      return [d.layer('mountain', range.subtract(beat).withoutSlivers(900), 'main')];
    }
    const pulse = d.polyline([[-500, 150], [-320, 150], [-20, -380], [150, 320], [270, 20], [330, 150], [500, 150]]).stroke(pen, { cap: 'round', join: 'round' });
    const heart = d.rect(-74, -74, 148, 148).rotate(45).union(d.mirror(d.circle(-52.3, -52.3, 74))).round(12, 4).place({ cx: 260, cy: -230 });
    const peak = d.polygon([[-380, 410], [-20, -230], [66, 120], [66, 410]], 0).subtract(pulse.grow(18));
    const hill = d.polygon([[66, 410], [150, 410], [150, 320], [270, 60], [440, 410]], 0).subtract(pulse.grow(18));
    return [d.layer('pulse', pulse, 'main'), d.layer('slopes', peak.union(hill).withoutSlivers(2000).round(10, 0), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, 410], to: [0, -380] } : 'second'), d.layer('heart', heart, 'main')];
  },
});
