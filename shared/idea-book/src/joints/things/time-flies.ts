import { idea } from '../../idea.ts';

/** A clock whose hands are the wings of a bird. */
export const timeFlies = idea({
  id: 'time-flies',
  title: 'Time flies',
  says: 'The hands of the clock are the wings of a bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['clock', 'time', 'watch', 'future', 'cuckoo', 'stopwatch', 'pendulum'], trades: ['watchmaking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.035 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { bird: { label: 'Bird', min: 0.86, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const rim = d.ring(0, 0, 470, line ? 434 : 400);
    const hours = d.union(...[0, 90, 180, 270].map((turn) => d.rect(-22, line ? -390 : -356, 44, 84, 22).rotate(turn)));
    const long = d.path('M-10 80C20 -60 120 -190 300 -240C250 -80 160 70 40 130Z');
    const short = d.path('M34 90C10 -40 -70 -140 -230 -176C-200 -40 -110 90 6 134Z');
    const body = d.path('M-160 250C-100 150 -30 90 50 70C100 58 140 66 160 96L214 114L162 136C140 190 60 220 -30 214C-80 212 -120 226 -160 250Z').round(6, 0);
    const eye = d.circle(124, 106, 13);
    const wings = line ? d.union(long.rim(30, 'round'), short.gapFrom(long, 14).rim(30, 'round')) : d.union(long.round(8, 0), short.round(8, 0));
    const bird = wings.gapFrom(body, 16).union(body).subtract(eye).scale(params['bird']!);
    if (look === 'seal') return [d.layer('clock', d.circle(0, 0, 500).subtract(...[0, 90, 180, 270].map((turn) => d.rect(-25, -430, 50, 96, 25).rotate(turn)), bird.move(-10, -10)), 'main')];
    return [d.layer('case', rim, 'main'), d.layer('hours', hours.gapFrom(bird, 14), 'main'), d.layer('bird', bird, 'second', { mono: 'ink' })];
  },
});
