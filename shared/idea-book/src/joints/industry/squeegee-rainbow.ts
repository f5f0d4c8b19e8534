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
  params: { gap: { label: 'Gap', min: 28, max: 44, usual: 36 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const width = 150;
    const rings = [0, 1, 2].map((i) => d.arc(0, 300, 700 - i * (width + gap) - width / 2, 180, 296).stroke(width));
    const blade = d.rect(-10, -90, 96, 620, 40);
    const stick = d.rect(60, 150, 430, 140, [0, 70, 70, 0]);
    // The blade lies across the end of the bands.
    const place = (shape: typeof blade) => shape.move(0, -220).rotate(26, [0, 0]).move(Math.cos((-64 * Math.PI) / 180) * 447 + gap, 300 + Math.sin((-64 * Math.PI) / 180) * 447 + gap / 2);
    const tool = place(d.union(blade, stick).round(0, 24));
    const inks = ['second', 'third', 'main'] as const;
    if (look !== 'solid') return [d.layer('bands', d.union(...rings).gapFrom(tool, gap), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('squeegee', tool, 'main', { mono: 'ink' })];
    return [...rings.map((ring, i) => d.layer(`band ${i + 1}`, ring.gapFrom(tool, gap), inks[i]!, { mono: 'ink' })), d.layer('squeegee', tool, 'main', { mono: 'ink' })];
  },
});
