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
  },
  draw: (d, { look }) => {
    const [cx, cy, r] = [-20, -120, 196];
    const neck = d.path(`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}C${cx + r} 60 260 180 330 450L210 390L120 460L20 390L-70 460L-160 390L-250 450C-210 300 ${cx - r} 200 ${cx - r} ${cy}Z`).round(10, 8);
    const rays = [-164, -127, -90, -53, -16].map((turn) => (look === 'rays' ? d.polyline([[r + 66, 0], [r + 180, 0]]).stroke(70, { cap: 'round' }) : d.sector(0, 0, r + 210, -15.5, 15.5, r + 26).round(26, 0)).rotate(turn).move(cx, cy));
    const beak = d.polygon([[cx - r + 20, cy + 20], [cx - r - 170, cy + 110], [cx - r + 20, cy + 150]], 12);
    const wattle = d.path(`M${cx - r - 30} 60C${cx - r - 110} 130 ${cx - r - 100} 230 ${cx - r - 30} 230C${cx - r + 40} 230 ${cx - r + 50} 130 ${cx - r - 30} 60Z`);
    const eye = d.circle(cx - 80, cy - 10, 30);
    return [d.layer('head', neck.subtract(eye).gapFrom(beak, 14), 'main'), d.layer('comb', d.union(...rays.slice(1, 5)), 'second'), d.layer('beak', beak, 'second'), d.layer('wattle', wattle.gapFrom(neck.union(beak), 14), 'second')];
  },
});
