import { idea } from '../../idea.ts';

/** Two curly braces that are the wings of a butterfly. */
export const braceButterfly = idea({
  id: 'brace-butterfly',
  title: 'Code with wings',
  says: 'Two curly braces, back to back, are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly', 'moth', 'wing', 'springtime', 'freedom', 'insect'] }, { things: ['bracket', 'code'], trades: ['software', 'artificial-intelligence', 'cloud-services', 'data'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
    gradient: { manner: 'line', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.07 },
    double: { manner: 'line', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.06 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 14, max: 36, usual: 24 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'gradient' ? 84 : 70) * params['weight']!;
    const gap = params['gap']!;
    const wing = d.line('M440 -300C440 -360 400 -380 350 -380C230 -380 196 -300 196 -210C196 -90 164 0 76 0C164 0 180 80 180 160C180 250 214 310 290 310C350 310 384 280 384 230').stroke(pen, { cap: 'round' });
    const feelers = d.mirror(d.line('M6 -190C10 -280 30 -340 96 -370').stroke(34 * params['weight']!, { cap: 'round' }));
    const body = d.rect(-pen * 0.42, -200, pen * 0.84, 480, pen * 0.42).union(feelers);
    const wings = d.mirror(wing);
    if (look === 'gradient') return [d.layer('wings', wings.gapFrom(body, gap), { gradient: ['second', 'main'], from: [-400, -300], to: [400, 300] }), d.layer('body', body, 'main')];
    return [d.layer('wings', wings.gapFrom(body, gap), 'main'), d.layer('body', body, 'second'), ...(look === 'double' ? [d.layer('spots', d.mirror(d.circle(334, -196, 58).union(d.circle(296, 150, 42))), 'second')] : [])];
  },
});
