import { idea } from '../../idea.ts';

/** The handle of an umbrella is an anchor. */
export const anchorUmbrella = idea({
  id: 'anchor-umbrella',
  title: 'Anchored and covered',
  says: 'The umbrella keeps you dry, and its handle is an anchor that holds.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'harbor', 'port', 'pier', 'ship', 'sailor', 'sea'], trades: ['shipping', 'sailing'] }, { things: ['umbrella', 'rain', 'protection'], trades: ['insurance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.065 },
    panels: { manner: 'cut', vibes: ['geometric_minimal', 'illustrative'], colors: 2, stem: 0.065 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { canopy: { label: 'Umbrella height', min: 350, max: 450, usual: 400 }, weight: { label: 'Weight', min: 0.9, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 34 : 62) * params['weight']!;
    const high = params['canopy']!;
    const canopy = d.path('M-424 0A424 400 0 0 1 424 0A115 92 0 0 0 194 0A98 82 0 0 0 0 -20A98 82 0 0 0 -194 0A115 92 0 0 0 -424 0Z').round(5, 0).move(0, -40).scale(1, high / 400, [0, -40]);
    const ring = d.ring(0, -90 - high, 62, 62 - pen * 0.62);
    const shank = d.rect(-pen / 2, look === 'line' ? -40 - high : -120, pen, look === 'line' ? 500 + high : 580);
    const [cy, r, open] = [196, 262, 20];
    const arms = d.arc(0, cy, r, open, 180 - open).stroke(pen);
    const fluke = d.polygon([[-92, 34], [0, -116], [92, 34]], 8).rotate(open - 14).move(r * Math.cos((open * Math.PI) / 180), cy + r * Math.sin((open * Math.PI) / 180) - 6);
    const iron = d.union(shank, arms, d.mirror(fluke));
    const seams = d.line(`M-194 -30C-186 -230 -104 ${20 - high} 0 ${-50 - high}C104 ${20 - high} 186 -230 194 -30`).stroke(look === 'line' ? 30 : 18);
    if (look === 'line') return [d.layer('umbrella', canopy.rim(pen, 'round').union(seams.intersect(canopy)), 'second', { mono: 'join' }), d.layer('anchor', iron.union(ring), 'main', { mono: 'join' })];
    const cover = look === 'panels' ? canopy.subtract(seams).withoutSlivers(200) : canopy;
    return [d.layer('anchor', iron.union(ring), 'main'), d.layer('umbrella', cover, 'second', { mono: 'join' })];
  },
});
