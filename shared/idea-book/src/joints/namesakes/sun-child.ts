import { idea } from '../../idea.ts';

/** A child that throws up its arms: its head is the sun. */
export const sunChild = idea({
  id: 'sun-child',
  title: 'The sunshine child',
  says: 'A child throws up its arms, and its head is the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['child', 'baby', 'joy', 'play'], trades: ['childcare', 'kindergarten', 'toys', 'kids-fashion'] }, { things: ['sun', 'sunrise', 'day', 'summer', 'light', 'warmth', 'dawn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { rays: { label: 'Rays', min: 60, max: 104, usual: 84 }, limbs: { label: 'Limbs', min: 100, max: 130, usual: 116 } },
  draw: (d, { look, params }) => {
    const [long, limb] = [params['rays']!, look === 'line' ? 52 : params['limbs']!];
    const [cy, r] = [-210, 150];
    const thick = look === 'line' ? 46 : 60;
    const rays = [0, 1, 2, 3, 4].map((i) => d.polyline([[r + 66, 0], [r + 66 + long, 0]]).stroke(thick, { cap: 'round' }).rotate(210 + i * 30).move(0, cy));
    const arms = d.line('M-400 -240C-360 -60 -220 40 -90 40H90C220 40 360 -60 400 -240').stroke(limb, { cap: 'round' });
    const body = look === 'line' ? d.line('M-90 40C-90 200 -120 360 -190 520M90 40C90 200 120 360 190 520').stroke(limb, { cap: 'round' }) : d.path('M-150 20H150C150 200 176 360 250 500A60 60 0 0 1 190 580H104A60 60 0 0 1 50 540L0 380L-50 540A60 60 0 0 1 -104 580H-190A60 60 0 0 1 -250 500C-176 360 -150 200 -150 20Z');
    const child = d.union(arms, body).round(0, limb * 0.3);
    const head = look === 'line' ? d.circle(0, cy, r).rim(50, 'round') : d.circle(0, cy, r);
    return [d.layer('sun', d.union(head, ...rays), look === 'cut' ? 'main' : 'second'), d.layer('child', child, 'main')];
  },
});
