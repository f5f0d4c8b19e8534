import { idea } from '../../idea.ts';

/** A plug that is a tulip. */
export const tulipPlug = idea({
  id: 'tulip-plug',
  title: 'A plug in bloom',
  says: 'The plug is a tulip, its cord is the stem, and a leaf grows from it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'flower', 'leaf', 'seedling', 'garden', 'springtime', 'lily'] }, { things: ['plug', 'cable', 'energy'], trades: ['ev-charging', 'energy', 'electrician', 'solar-energy', 'wind-energy', 'environment'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { prong: { label: 'Prong length', min: 210, max: 310, usual: 260 }, leaf: { label: 'Leaf size', min: 0.75, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 34 : 50;
    const cup = d.path('M-230 -260L-110 -160L0 -280L110 -160L230 -260V-90A230 200 0 0 1 -230 -90Z').round(14, 10);
    const prongs = d.mirror(d.rect(86, -180 - params['prong']!, 56, params['prong']!, [28, 28, 0, 0])).gapFrom(cup, 20);
    const cord = d.line('M0 100V260C0 400 -60 470 -180 470').stroke(pen, { cap: 'round' });
    const leaf = d.path('M40 400C40 250 130 150 320 140C330 300 220 400 40 400Z').round(8, 0).scale(params['leaf']!, params['leaf']!, [40, 400]);
    if (look === 'line') return [d.layer('flower', d.union(cup.rim(pen, 'round'), prongs), 'main'), d.layer('cord', cord, 'second'), d.layer('leaf', leaf.rim(pen), 'second')];
    return [d.layer('flower', cup, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -280], to: [0, 110] } : 'main'), d.layer('prongs', prongs, look === 'gradient' ? 'second' : 'main'), d.layer('cord', cord.subtract(cup).union(leaf), look === 'gradient' ? 'main' : 'second')];
  },
});
