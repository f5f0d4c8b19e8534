import { idea } from '../../idea.ts';

/** A tap that is a swan. */
export const swanTap = idea({
  id: 'swan-tap',
  title: 'A tap with grace',
  says: 'The tap is a swan, and the water falls from its beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swan', 'goose'] }, { things: ['tap', 'drop'], trades: ['water', 'plumbing', 'spa'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { drop: { label: 'Size of the drop', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : 92;
    const neck = d.line('M-60 300V-200A170 170 0 0 1 280 -200V-150').stroke(pen);
    const body = d.path(`M-480 0C-420 150 -270 190 -60 130H${pen / 2 - 60}V370H-240C-400 370 -480 220 -480 0Z`).round(14, 20);
    const beak = d.polygon([[280 - pen / 2, -128], [280 + pen / 2, -128], [280, 10]], 12);
    const drop = d.path('M280 70C312 122 340 160 340 206A60 60 0 0 1 220 206C220 160 248 122 280 70Z').scale(params['drop']!, params['drop']!, [280, 70]);
    const plate = d.rect(-300, 394, 360, 56, 28);
    const swan = look === 'line' ? body.rim(44, 'round').union(neck.intersect(d.rect(-600, -600, 1200, 900))) : body.union(neck).round(0, 40);
    if (look === 'seal') {
      const whole = d.union(swan, plate, beak.gapFrom(neck, 20), drop).scale(0.84).move(50, -6);
      return [d.layer('seal', d.circle(0, 0, 520).subtract(whole), 'main')];
    }
    return [d.layer('swan', d.union(swan, plate), 'main'), d.layer('beak', beak, 'second'), d.layer('drop', drop, 'second')];
  },
});
