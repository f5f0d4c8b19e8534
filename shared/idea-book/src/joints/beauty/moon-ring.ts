import { idea } from '../../idea.ts';

/** A crescent moon that is a ring with a stone. */
export const moonRing = idea({
  id: 'moon-ring',
  title: 'The crescent ring',
  says: 'The crescent moon is a ring, and its star is the stone.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night'] }, { things: ['ring', 'gem', 'diamond', 'pearl'], trades: ['jewelry'] }],
  looks: {
    gem: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.08 },
    star: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { band: { label: 'Opening of the ring', min: 302, max: 342, usual: 332 } },
  draw: (d, { look, params }) => {
    const band = d.circle(0, 90, 390).subtract(d.circle(0, params['band']! - 308, params['band']!));
    const stone = look === 'star' ? d.path('M0 -540C26 -400 60 -366 200 -340C60 -314 26 -280 0 -140C-26 -280 -60 -314 -200 -340C-60 -366 -26 -400 0 -540Z') : d.polygon([[-110, -470], [110, -470], [190, -370], [0, -160], [-190, -370]], 10);
    const facets = [d.polyline([[-220, -370], [220, -370]]), d.polyline([[-86, -370], [0, -160], [86, -370]])].map((line) => line.stroke(16));
    const jewel = look === 'star' ? stone : stone.subtract(...facets);
    const ring = band.gapFrom(stone, 22);
    return [d.layer('ring', ring, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 480], to: [0, -240] } : 'main', { mono: 'ink' }), d.layer('stone', jewel, 'second', { mono: 'ink' })];
  },
});
