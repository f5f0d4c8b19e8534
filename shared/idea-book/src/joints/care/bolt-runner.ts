import { idea } from '../../idea.ts';

/** A bolt of lightning with a head is a runner. */
export const boltRunner = idea({
  id: 'bolt-runner',
  title: 'Full of energy',
  says: 'A bolt of lightning is a person on the run.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lightning', 'energy', 'speed', 'spark', 'storm', 'strength'] }, { things: ['runner', 'person'], trades: ['fitness', 'running', 'physiotherapy', 'football', 'boxing', 'cycling', 'nutrition'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { head: { label: 'Size of the head', min: 88, max: 132, usual: 112 } },
  draw: (d, { look, params }) => {
    const bolt = d.polygon([[-60, -240], [-330, 90], [-96, 90], [-250, 480], [250, -10], [10, -10], [210, -240]], 18);
    const head = d.circle(236, -254 - params['head']!, params['head']!);
    if (look === 'line') return [d.layer('body', bolt.rim(52, 'round'), 'main'), d.layer('head', head.rim(52), 'second')];
    return [d.layer('body', bolt, look === 'gradient' ? { gradient: ['second', 'main'], from: [200, -260], to: [-240, 460] } : 'main'), d.layer('head', head, 'second')];
  },
});
