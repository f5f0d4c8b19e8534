import { idea } from '../../idea.ts';

/** A squeegee that leaves a rainbow. */
export const squeegeeRainbow = idea({
  id: 'squeegee-rainbow',
  title: 'One stroke of color',
  says: 'Where the squeegee has passed, the light of a rainbow comes through.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['window-cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 3, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    two: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const width = 130;
    const rings = [0, 1, 2].map((i) => d.sector(0, 300, 660 - i * (width + gap), 180, 300, 660 - i * (width + gap) - width));
    const blade = d.rect(-30, -60, 60, 520, 20);
    const holder = d.rect(30 + gap - 10, -20, 70, 440, 30);
    const stick = d.rect(120, 150, 380, 100, [0, 50, 50, 0]);
    // The blade lies across the end of the bands.
    const place = (shape: typeof blade) => shape.move(0, -200).rotate(30, [0, 0]).move(Math.cos((-60 * Math.PI) / 180) * 437 + 46, 300 + Math.sin((-60 * Math.PI) / 180) * 437 + 26);
    const tool = d.union(place(blade), place(d.union(holder, stick)));
    const inks = look === 'cut' ? (['main', 'main', 'main'] as const) : look === 'two' ? (['second', 'second', 'second'] as const) : (['second', 'third', 'main'] as const);
    return [...rings.map((ring, i) => d.layer(`band ${i + 1}`, ring.gapFrom(tool, gap), inks[i]!, { mono: 'ink' })), d.layer('squeegee', tool, 'main', { mono: 'ink' })];
  },
});
