import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Two koi turn around each other and make one circle. */
export const koiTurn = idea({
  id: 'koi-turn',
  title: ({ things }) => `Two ${things[0]} in one circle`,
  says: ({ things }) => `Two ${things[0]} turn around each other in one circle.`,
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['koi', 'carp', 'goldfish'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { body: { label: 'Body', min: 220, max: 290, usual: 260 }, gap: { label: 'Gap', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const [plump, gap, pen] = [params['body']!, params['gap']!, 40];
    const way = d.arc(0, 0, 330, 196, 44);
    const body = way.brush((t) => (t < 0.12 ? 60 - 120 * t : t < 0.66 ? 46 + (plump - 46) * Math.sin(((t - 0.12) / 0.54) * (Math.PI / 2)) ** 1.2 : plump * (1 - ((t - 0.66) / 0.34) ** 2.2) ** 0.7), { samples: 90 });
    const tail = d.path('M0 30C-60 -10 -130 -110 -120 -240C-60 -230 -10 -180 0 -120C40 -190 110 -230 180 -220C170 -110 90 -10 0 30Z').rotate(16).move(...way.pointAt(0.08));
    const whole = d.union(body, tail).round(4, 30);
    const [ex, ey] = way.pointAt(0.88);
    const eye = d.circle(ex - 20, ey + 36, 22);
    const [gx, gy] = way.pointAt(0.78);
    const gill = d.arc(gx + 110, gy + 40, 150, 150, 236).stroke(gap * 0.8, { cap: 'round' });
    const fish = whole.subtract(eye, gill);
    // Each head goes over the tail of the other.
    const one = fish.subtract(whole.rotate(180).intersect(d.rect(-900, -900, 900, 900)).grow(gap)).withoutSlivers(900);
    const other = one.rotate(180);
    if (look === 'line') return [d.layer('first koi', contour(whole, pen).union(eye, gill), 'main'), d.layer('second koi', contour(whole, pen).union(eye, gill).rotate(180), 'second')];
    return [d.layer('first koi', one, 'main'), d.layer('second koi', other, look === 'cut' ? 'main' : 'second')];
  },
});
