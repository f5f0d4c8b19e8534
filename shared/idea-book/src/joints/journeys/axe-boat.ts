import { idea } from '../../idea.ts';

/** A boat whose mast and sail are an axe. */
export const axeBoat = idea({
  id: 'axe-boat',
  title: 'The axe sets sail',
  says: 'The handle of the axe is the mast, and its blade the sail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['boat-building'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    planks: { manner: 'print', vibes: ['illustrative', 'classic_ornate', 'hand_drawn'], colors: 2, stem: 0.08 },
  },
  params: { blade: { label: 'Blade size', min: 0.9, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['blade']!;
    const mast = d.path('M-40 -560H40L52 240H-52Z').round(16, 0);
    const blade = d.path('M-110 -480H60C180 -480 270 -520 350 -600C470 -430 500 -160 400 120C330 -60 220 -230 60 -240H-110Z').round(10, 0).scale(k, k, [0, -360]);
    const bevel = d.line('M350 -600C470 -430 500 -160 400 120').transform([1, 0, 0, 1, -92, 0]).stroke(gap).scale(k, k, [0, -360]);
    const hull = d.path('M-520 190C-400 250 -200 262 0 262C200 262 400 250 520 190C500 400 360 520 160 520H-160C-360 520 -500 400 -520 190Z').round(12, 0);
    const strakes = d.union(d.line('M-600 300C-300 400 300 400 600 300').stroke(gap), d.line('M-600 390C-300 480 300 480 600 390').stroke(gap));
    const boat = look === 'planks' ? hull.subtract(strakes).withoutSlivers(500) : hull;
    const sail = look === 'cut' ? blade : blade.subtract(bevel).withoutSlivers(400);
    const pole = mast.subtract(blade.grow(gap), hull.grow(gap));
    if (look === 'cut') return [d.layer('axe', blade.union(mast.subtract(hull.grow(gap))), 'main', { mono: 'ink' }), d.layer('hull', boat, 'main', { mono: 'ink' })];
    return [d.layer('mast', pole, 'main', { mono: 'ink' }), d.layer('blade', sail, 'second', { mono: 'ink' }), d.layer('hull', boat, 'main', { mono: 'ink' })];
  },
});
