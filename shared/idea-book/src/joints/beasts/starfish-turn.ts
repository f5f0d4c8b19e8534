import { idea } from '../../idea.ts';

/** A starfish of five equal arms that all bend the same way. */
export const starfishTurn = idea({
  id: 'starfish-turn',
  title: 'Five arms, one turn',
  says: 'Five equal arms turn with the current and make a starfish.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['starfish'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'playful_rounded', 'modern_flat'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { curl: { label: 'Turn of the arms', min: 0, max: 34, usual: 20 } },
  draw: (d, { look, params }) => {
    const curl = params['curl']!;
    const at = (radius: number, degrees: number): [number, number] => [radius * Math.sin((degrees * Math.PI) / 180), -radius * Math.cos((degrees * Math.PI) / 180)];
    const way = d.through([[0, 0], at(190, 0), at(340, curl * 0.4), at(470, curl)]);
    const arm = way.brush((t) => 270 - 160 * t, { ends: 'round', samples: 24 });
    const star = d.union(...d.radial(arm, { count: 5 })).round(0, 80);
    if (look === 'line') return [d.layer('starfish', star.rim(44, 'round'), 'main'), d.layer('mouth', d.circle(0, 0, 62), 'second')];
    if (look === 'cut') return [d.layer('scallops', d.circle(0, 0, 510).subtract(star.shrink(16)).withoutSlivers(400).round(22, 0), 'main')];
    const dots = d.union(...[0.4, 0.66, 0.9].map((t, i) => d.circle(...way.pointAt(t), 34 - 5 * i)));
    const spots = d.union(d.circle(0, 0, 50), ...d.radial(dots, { count: 5 }));
    return [d.layer('starfish', star.subtract(spots), 'main')];
  },
});
