import { idea } from '../../idea.ts';

/** An otter floats on its back and juggles two pebbles: together they smile. */
export const otterSmile = idea({
  id: 'otter-smile',
  title: 'The floating smile',
  says: 'The otter on its back is a smile, and the pebbles that it juggles are the eyes.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['otter'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    round: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { body: { label: 'Plumpness', min: 150, max: 200, usual: 176 } },
  draw: (d, { look, params }) => {
    const plump = params['body']!;
    const pen = 42;
    const way = d.arc(0, -150, 400, 176, 14);
    const body = way.brush((t) => (t < 0.62 ? 150 + (plump - 150) * Math.sin((Math.PI * t) / 0.62) : 22 + 128 * Math.cos(((t - 0.62) / 0.38) * (Math.PI / 2)) ** 1.2), { samples: 60, ends: 'round' });
    const [x, y] = way.start;
    const head = d.ellipse(x + 20, y - 26, 128, 112).union(d.ellipse(x + 110, y + 6, 74, 58)).round(0, 40);
    const ear = d.circle(x - 62, y - 118, 34);
    const paw = d.line('M-250 60C-210 0 -190 -20 -150 -50').stroke(66, { cap: 'round' });
    const foot = d.line('M196 120C206 60 226 20 262 -6').stroke(66, { cap: 'round' });
    const eye = d.circle(x + 52, y - 50, 20);
    const nose = d.ellipse(x + 162, y - 20, 26, 22);
    const otter = d.union(body, head, ear, paw, foot).round(0, 16);
    const pebbles = d.union(d.circle(-80, -230, 66), d.circle(150, -230, 66));
    if (look === 'line') return [d.layer('otter', otter.rim(pen, 'round').union(eye.grow(4), nose), 'main'), d.layer('pebbles', pebbles, 'second')];
    if (look === 'round') {
      const face = d.circle(20, -60, 520);
      return [d.layer('face', face.subtract(d.union(otter, pebbles).scale(0.86, 0.86, [0, -60]).move(16, 20)).union(d.union(eye, nose).scale(0.86, 0.86, [0, -60]).move(16, 20)), 'main')];
    }
    return [d.layer('otter', otter.subtract(eye, nose), 'main'), d.layer('pebbles', pebbles, 'second')];
  },
});
