import { idea } from '../../idea.ts';

/** Two targets and an arrow that are the face of an owl. */
export const arrowOwl = idea({
  id: 'arrow-owl',
  title: 'The owl that takes aim',
  says: 'Two targets are the eyes of an owl, and the arrow between them is its brow and beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'], trades: ['archery'] }, { things: ['target', 'arrow'], trades: ['archery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { bull: { label: 'Size of the bull’s-eye', min: 66, max: 92, usual: 80 }, brow: { label: 'Spread of the feathers', min: 330, max: 470, usual: 420 } },
  draw: (d, { look, params }) => {
    const b = params['brow']!;
    const arrow = d.path('M-36 -160H36V220H110L0 440L-110 220H-36Z').round(10, 0);
    const feather = d.path(`M-36 -60V-220C-180 -260 -330 -330 ${-b} -460C${-b - 20} -330 ${-b + 60} -200 -300 -150C-200 -110 -110 -100 -36 -60Z`).round(10, 0);
    const barbs = d.union(...[0, 1].map((i) => d.line(`M${-150 - i * 110} ${-60 - i * 40}L${-150 - i * 110 - 90} ${-330 - i * 50}`).stroke(26)));
    const shaft = d.union(arrow, d.mirror(feather.subtract(barbs).withoutSlivers(300)), d.rect(-36, -220, 72, 200)).round(0, 10);
    const disc = d.mirror(d.circle(-262, 110, 250)).gapFrom(shaft, 30).withoutSlivers(3000);
    const inner = d.mirror(d.circle(-262, 110, 166));
    const bulls = d.mirror(d.circle(-262, 110, params['bull']!));
    return [d.layer('targets', disc.subtract(inner), look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 360], to: [0, -300] } : 'main', { mono: 'ink' }), d.layer('bull’s-eyes', bulls, look === 'solid' ? 'second' : 'main', { mono: 'ink' }), d.layer('arrow', shaft, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
