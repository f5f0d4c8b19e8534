import { idea } from '../../idea.ts';

/** A wrench whose jaw is a crescent moon. */
export const crescentWrench = idea({
  id: 'crescent-wrench',
  title: 'The crescent wrench',
  says: 'The jaw of the wrench is a crescent moon, and the bolt it holds is a star.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'star', 'eclipse'] }, { things: ['wrench', 'bolt', 'hex-nut'], trades: ['car-repair', 'plumbing', 'bike-shop', 'motorcycles', 'heating', 'manufacturing', 'engineering', 'construction'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.09 },
  },
  params: { handle: { label: 'Handle length', min: 460, max: 640, usual: 540 }, star: { label: 'Star size', min: 0.82, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const [long, size] = [params['handle']!, params['star']!];
    const moon = d.circle(0, -220, 300).subtract(d.circle(0, -330, 212)).round(12, 0);
    const handle = d.rect(-70, 0, 140, long, [0, 0, 70, 70]).subtract(d.circle(0, long - 72, 30));
    const wrench = d.weld(moon, handle, 60).subtract(d.circle(0, long - 72, 30));
    const bolt = look === 'cut' ? d.regular(6, 108, { cx: 0, cy: -318 }).round(10, 0) : d.star(5, 132, 56, { cx: 0, cy: -318 }).round(8, 0);
    const star = bolt.scale(size, size, [0, -318]);
    const tilt = (shape: typeof moon) => shape.rotate(40);
    if (look === 'line') return [d.layer('wrench', tilt(d.weld(moon, handle.filled(), 60).rim(34, 'round').union(d.ring(0, long - 80, 34, 8).intersect(d.circle(0, long - 80, 26)))), 'main'), d.layer('star', tilt(star), 'second')];
    return [d.layer('wrench', tilt(wrench), 'main'), d.layer('star', tilt(star), look === 'cut' ? 'main' : 'second')];
  },
});
