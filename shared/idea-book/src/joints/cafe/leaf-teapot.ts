import { idea } from '../../idea.ts';

/** A tea leaf whose tip pours and whose stalk is the handle. */
export const leafTeapot = idea({
  id: 'leaf-teapot',
  title: 'A pot from one leaf',
  says: 'The teapot is a tea leaf: its tip pours, and its stalk is the handle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tea-leaf', 'teapot'], trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.07 },
    halves: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.035 },
  },
  params: { weight: { label: 'Handle width', min: 50, max: 74, usual: 58 }, lid: { label: 'Lid size', min: 46, max: 72, usual: 58 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-320 70C-320 -150 -90 -262 110 -180C224 -134 320 -160 430 -280C446 -40 400 330 30 330C-170 330 -320 230 -320 70Z').round(8, 0);
    const pen = look === 'line' ? 34 + (params['weight']! - 58) / 2 : params['weight']!;
    const stalk = d.line('M-262 -60C-400 -170 -560 -80 -540 60C-524 176 -400 220 -250 214').stroke(pen);
    const lid = d.circle(20, -232 - params['lid']!, params['lid']!);
    const midrib = d.line('M-340 96C-90 230 200 120 444 -300');
    if (look === 'line') {
      const rib = midrib.part(0.03, 0.86).stroke(pen, { cap: 'round' }).intersect(body);
      return [d.layer('leaf', body.rim(pen).union(stalk.subtract(body), rib), 'main', { mono: 'ink' }), d.layer('lid', lid, 'second')];
    }
    const vein = midrib.brush([30, 28, 24, 14]);
    if (look === 'solid') return [d.layer('leaf', body.subtract(vein).union(stalk.subtract(body)), 'main'), d.layer('lid', lid, 'second')];
    const [lower, upper] = body.subtract(vein).pieces().toSorted((one, other) => other.bounds.cy - one.bounds.cy);
    return [d.layer('lower half', lower!, 'main', { mono: 'ink' }), d.layer('upper half', upper!, 'second', { mono: 'ink' }), d.layer('stalk', stalk.subtract(body), 'main', { mono: 'ink' }), d.layer('lid', lid, 'second')];
  },
});
