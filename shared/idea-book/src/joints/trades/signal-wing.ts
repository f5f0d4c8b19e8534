import { idea } from '../../idea.ts';

/** A bird whose wing is a signal. */
export const signalWing = idea({
  id: 'signal-wing',
  title: 'On the wing',
  says: 'The arcs of a signal are the wing of a bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wifi', 'antenna'], trades: ['telecom'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    round: { manner: 'module', vibes: ['playful_rounded', 'gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { weight: { label: 'Weight', min: 74, max: 108, usual: 92 }, spread: { label: 'Wing spread', min: 78, max: 104, usual: 92 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? params['weight']! * 0.52 : params['weight']!;
    const [x, y, r] = [180, 120, 170];
    const spread = params['spread']!;
    const arcs = [1, 2, 3].map((i) => d.arc(x, y, r + i * 142 - 24, 278 - spread, 278).stroke(pen, { cap: look === 'solid' ? 'butt' : 'round' }));
    const body = d.circle(x, y, r).union(d.path(`M${x + 50} ${y + 162}C-60 420 -300 400 -480 330C-300 280 -120 200 ${x - 160} ${y - 40}Z`)).round(8, 0);
    const beak = d.polygon([[x + 120, y - 130], [x + 360, y - 40], [x + 130, y + 110]], 14);
    const eye = d.circle(x + 50, y - 44, 34);
    const wing = d.union(...arcs);
    if (look === 'line') return [d.layer('bird', body.union(beak).round(0, 20).rim(pen, 'round').union(eye), 'main'), d.layer('wing', wing, 'second', { mono: 'ink' })];
    return [d.layer('bird', body.union(beak).round(0, 20).subtract(eye), 'main'), d.layer('wing', wing, look === 'round' ? { gradient: ['main', 'second'], from: [x - 120, y], to: [-340, -420] } : 'second', { mono: 'ink' })];
  },
});
