import { idea } from '../../idea.ts';

/** A rooster whose comb is the rising sun. */
export const dawnRooster = idea({
  id: 'dawn-rooster',
  title: 'The early rooster',
  says: 'The rooster’s comb is the rising sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rooster', 'hen'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    rays: { manner: 'cut', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { comb: { label: 'Comb', min: 170, max: 260, usual: 210 } },
  draw: (d, { look, params }) => {
    const [cx, cy, r] = [-20, -120, 196];
    const neck = d.path(`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}C${cx + r} 60 260 180 330 450L210 390L120 460L20 390L-70 460L-160 390L-250 450C-210 300 ${cx - r} 200 ${cx - r} ${cy}Z`).round(10, 8);
    const comb = params['comb']!;
    const rays = [-164, -127, -90, -53, -16].map((turn) => (look !== 'solid' ? d.polyline([[r + (look === 'line' ? 50 : 66), 0], [r + comb - (look === 'line' ? 6 : 30), 0]]).stroke(look === 'line' ? 46 : 70, { cap: 'round' }) : d.sector(0, 0, r + comb, -15.5, 15.5, r + 26).round(26, 0)).rotate(turn).move(cx, cy));
    const beak = d.polygon([[cx - r + 20, cy + 20], [cx - r - 170, cy + 110], [cx - r + 20, cy + 150]], 12);
    const wattle = d.path(`M${cx - r - 30} 60C${cx - r - 110} 130 ${cx - r - 100} 230 ${cx - r - 30} 230C${cx - r + 40} 230 ${cx - r + 50} 130 ${cx - r - 30} 60Z`);
    const eye = d.circle(cx - 80, cy - 10, 30);
    if (look === 'line') {
      const bill = d.polyline([[cx - r + 20, cy + 30], [cx - r - 130, cy + 110], [cx - r + 20, cy + 130]]).stroke(40, { join: 'round' });
      return [d.layer('head', neck.rim(40, 'round').union(d.circle(cx - 70, cy, 30)), 'main'), d.layer('comb', d.union(...rays.slice(1, 5)), 'second'), d.layer('wattle', wattle.move(6, 14).gapFrom(neck.union(bill), 16), 'second'), d.layer('beak', bill.subtract(neck.shrink(16)), 'main', { mono: 'join' })];
    }
    return [d.layer('head', neck.subtract(eye).gapFrom(beak, 14), 'main'), d.layer('comb', d.union(...rays.slice(1, 5)), 'second'), d.layer('beak', beak, 'second'), d.layer('wattle', wattle.gapFrom(neck.union(beak), 14), 'second')];
  },
});
