import { idea } from '../../idea.ts';

/** A flash that parts a peak. */
export const boltPeak = idea({
  id: 'bolt-peak',
  title: 'The flash in the peak',
  says: 'A flash of lightning parts the two sides of a peak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak'] }, { things: ['lightning'], trades: ['ev-charging', 'electrician', 'solar-energy', 'energy'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    gap: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { peak: { label: 'Mountain height', min: 780, max: 885, usual: 860 }, gap: { label: 'Gap', min: 18, max: 44, usual: 30 } },
  draw: (d, { look, params }) => {
    const bolt = d.polygon([[96, -560], [-176, -10], [-18, -10], [-150, 460], [218, -130], [54, -130], [240, -560]], 8);
    const peak = d.polygon([[-600, 460], [30, 460 - params['peak']!], [640, 460]], 14);
    const rock = peak.subtract(bolt.grow(params['gap']!, 'miter')).withoutSlivers(6_000);
    if (look === 'gap') return [d.layer('peak', peak.subtract(bolt), 'main')];
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-400, 460], to: [300, -400] } as const) : 'main';
    return [d.layer('peak', rock, paint), d.layer('flash', bolt, 'second', { mono: 'ink' })];
  },
});
