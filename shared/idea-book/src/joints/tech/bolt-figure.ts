import { idea } from '../../idea.ts';

/** A flat-topped 3, or a Z, as a bolt of lightning. */
export const boltFigure = idea({
  id: 'bolt-figure',
  title: ({ letters }) => `The ${letters} that strikes`,
  says: ({ letters }) => `The ${letters} is cut with one slope until it is a bolt of lightning.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['lightning', 'energy', 'spark', 'storm'], trades: ['ev-charging', 'electrician', 'energy', 'batteries', 'fitness'] }],
  initials: '3Z',
  looks: {
    solid: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.16 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, stem: 0.16, traits: ['gradient'] },
    twice: { manner: 'print', vibes: ['brutalist_bold', 'bold_abstract'], colors: 2, stem: 0.16 },
  },
  params: { round: { label: 'Roundness', min: 0, max: 34, usual: 0 }, echo: { label: 'Distance of the echo', min: 0.7, max: 1.5, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const [soft, far] = [params['round']!, params['echo']!];
    const bolt =
      letters === '3'
        ? d.polygon([[-330, -480], [330, -480], [98, -150], [364, -150], [-190, 520], [-24, 70], [-330, 70], [-18, -318], [-446, -318]], soft)
        : d.polygon([[-320, -480], [400, -480], [60, -60], [400, -60], [-330, 520], [-60, 70], [-400, 70], [-50, -318], [-436, -318]], soft);
    if (look === 'twice') return [d.layer('echo', bolt.move(70 * far, 46 * far).gapFrom(bolt, 22), 'second', { mono: 'ink' }), d.layer('bolt', bolt, 'main')];
    return [d.layer('bolt', bolt, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, -480], to: [-100, 520] } : 'main')];
  },
});
