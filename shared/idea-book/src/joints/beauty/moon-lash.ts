import { idea } from '../../idea.ts';

/** A crescent moon that is a closed eye. */
export const moonLash = idea({
  id: 'moon-lash',
  title: 'The moon closes an eye',
  says: 'The crescent moon is a closed eye with long lashes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'dream', 'silence'] }, { things: ['eye-lash', 'eye'], trades: ['lash-studio', 'cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'elegant_serif'], colors: 2, stem: 0.07, traits: ['gradient'] },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { lashes: { label: 'Length of the lashes', min: 450, max: 560, usual: 500 } },
  draw: (d, { look, params }) => {
    const moon = d.circle(0, -200, 440).subtract(d.circle(0, -390, 470)).round(6, 0);
    const lash = (turn: number, bend: number) => d.leaf([0, 264], [bend, params['lashes']!], 0.16, 0.1).rotate(-turn, [0, -200]);
    const lashes = d.mirror(d.union(lash(25, 40), lash(50, 60))).union(lash(0, 0));
    if (look === 'bold') {
      const thick = d.circle(0, -200, 440).subtract(d.circle(0, -430, 440)).round(14, 0);
      const wisps = d.union(...[-52, -26, 0, 26, 52].map((turn) => d.rect(-31, 276, 62, params['lashes']! - 290, 31).rotate(turn, [0, -200])));
      return [d.layer('moon', thick, 'main'), d.layer('lashes', wisps, 'main')];
    }
    return [d.layer('moon', moon, look === 'gradient' ? { gradient: ['main', 'second'], from: [-400, -100], to: [400, 240] } : 'main'), d.layer('lashes', lashes, look === 'gradient' ? 'main' : 'second', { mono: 'ink' })];
  },
});
