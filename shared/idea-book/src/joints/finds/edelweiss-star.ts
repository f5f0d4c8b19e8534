import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An edelweiss: long and short leaves about a cluster of discs. */
export const edelweissStar = idea({
  id: 'edelweiss-star',
  title: 'Star of the Alps',
  says: 'Long and short petals make the star of the Alps, with seven small discs at its heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['edelweiss'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { short: { label: 'Short petals', min: 330, max: 420, usual: 380 } },
  draw: (d, { look, params }) => {
    const short = params['short']!;
    const petal = (length: number, width: number) => d.path(`M0 -60C${-width} -120 ${-width * 1.5} ${-length * 0.62} 0 ${-length}C${width * 1.5} ${-length * 0.62} ${width} -120 0 -60Z`).round(8, 0);
    const long = d.union(...d.radial(petal(530, 76), { count: 6 }));
    const back = petal(short, 108).gapFrom(d.union(petal(530, 76).rotate(30, [0, 0]), petal(530, 76).rotate(-30, [0, 0])), 22).subtract(d.circle(0, 0, 184)).withoutSlivers(900).round(4, 0);
    const small = d.union(...[0, 1, 2, 3, 4, 5].map((i) => back.rotate(30 + i * 60, [0, 0])));
    const disc = d.circle(0, -108, 46);
    const heart = d.union(d.circle(0, 0, 52), ...d.radial(disc, { count: 6 }));
    const room = d.circle(0, 0, 184);
    if (look === 'line') return [d.layer('petals', contour(d.union(...d.radial(petal(530, 100), { count: 6 }), d.circle(0, 0, 190)), 46), 'main'), d.layer('heart', heart.scale(0.86), 'second')];
    if (look === 'cut') {
      const whole = d.union(...d.radial(petal(530, 76), { count: 6 }), ...d.radial(petal(short + 30, 90), { count: 6 }).map((each) => each.rotate(30, [0, 0]))).round(0, 8);
      return [d.layer('edelweiss', whole.subtract(heart.scale(0.96)), 'main')];
    }
    return [d.layer('petals', long.subtract(room).round(6, 0), 'main'), d.layer('short petals', small, 'main'), d.layer('heart', heart, 'second', { mono: 'ink' })];
  },
});
