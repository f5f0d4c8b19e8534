import { times } from '@fifteen/geometry';
import { idea } from '../../idea.ts';

/** A hanging lamp that is a jellyfish. */
export const jellyfishLamp = idea({
  id: 'jellyfish-lamp',
  title: 'The light of the deep',
  says: 'The shade of the lamp is a jellyfish, and its light flows down as tentacles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['lighting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing', 'playful_rounded'], traits: ['gradient'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { arms: { label: 'Length of the light', min: 0.85, max: 1.15, usual: 1 }, swing: { label: 'Swing of the light', min: 16, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const shade = d.path('M-350 60C-350 -180 -200 -330 0 -330C200 -330 350 -180 350 60Z').round(36, 0).union(d.rect(-70, -390, 140, 120, 24), d.rect(-28, -520, 56, 200, [28, 28, 0, 0])).round(0, 20);
    const swing = params['swing']!;
    const tentacles = d.union(
      ...times(5, (i) => {
        const x = (i - 2) * 136;
        const length = [210, 340, 430, 340, 210][i]! * params['arms']!;
        const [from, to] = [96, 96 + length];
        const steps = 16;
        const side = (s: 1 | -1) => times(steps + 1, (k) => {
          const t = k / steps;
          const y = from + (to - from) * t;
          return [x - Math.sign(x) * swing * Math.sin((y - from) / 74) + s * (46 - 24 * t), y] as const;
        });
        const left = side(-1);
        const right = side(1);
        return d.through([...right, ...left.toReversed()] as never, { closed: true, tension: 1 / 6 }).fill();
      }),
    ).subtract(d.rect(-500, 0, 1000, 94)).round(18, 0);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, -390], to: [0, 500] } as const) : 'main';
    return [d.layer('shade', shade, paint), d.layer('light', tentacles, look === 'solid' ? 'second' : paint, { mono: 'ink' })];
  },
});
