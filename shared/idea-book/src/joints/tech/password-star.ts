import { idea } from '../../idea.ts';
import { keyhole } from '../trust/parts.ts';

/** An asterisk, as it stands for a hidden password, with a keyhole in its middle. */
export const passwordStar = idea({
  id: 'password-star',
  title: 'The star that keeps secrets',
  says: 'The asterisk that hides a password has a keyhole in its middle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cybersecurity'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    petals: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { arm: { label: 'Arm width', min: 180, max: 236, usual: 208 } },
  draw: (d, { look, params }) => {
    const [arm, reach] = [params['arm']!, 470];
    const bar = look !== 'petals' ? d.rect(-arm / 2, -reach, arm, reach, [arm / 2, arm / 2, 0, 0]) : d.polygon([[-arm * 0.5, -reach], [arm * 0.5, -reach], [arm * 0.42, 0], [-arm * 0.42, 0]], 78).union(d.circle(0, 0, arm * 0.3));
    const hole = keyhole(d, [0, -50], 76, 172);
    const bars = d.radial(bar, { count: 6 });
    if (look === 'petals') {
      const hub = d.circle(0, 0, 188);
      const petals = bars.map((petal) => petal.gapFrom(hub, 24).round(20, 0));
      return [...petals.map((petal, i) => d.layer(`arm ${i + 1}`, petal, 'main', { mono: 'ink' })), d.layer('lock', hub.subtract(hole), 'second', { mono: 'ink' })];
    }
    const star = d.union(...bars).round(0, 30);
    if (look === 'line') return [d.layer('star', star.rim(42, 'round'), 'main'), d.layer('keyhole', hole, 'second', { mono: 'ink' })];
    return [d.layer('star', star.subtract(hole), 'main')];
  },
});
