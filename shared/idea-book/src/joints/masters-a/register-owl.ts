import { idea } from '../../idea.ts';

/** An owl whose eyes are the register marks of a print. */
export const registerOwl = idea({
  id: 'register-owl',
  title: 'An eye for the register',
  says: 'The eyes of the owl are register marks: it sees when a color is off.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['printing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const half = d.path('M0 -250C-80 -300 -170 -320 -260 -330C-350 -340 -420 -390 -470 -470C-500 -340 -490 -240 -480 -160V20C-480 280 -280 470 0 470Z').round(14, 0);
    const body = d.mirror(half);
    const mark = (x: number) => d.ring(x, -60, 176, 176 - gap * 1.4).union(d.rect(x - 240, -60 - gap / 2, 480, gap), d.rect(x - gap / 2, -300, gap, 480));
    const dot = (x: number) => d.circle(x, -60, 66);
    const marks = d.union(mark(-225), mark(225));
    const beak = d.polygon([[-70, 120], [70, 120], [0, 250]], 14);
    if (look === 'print') {
      const [one, two] = [body.subtract(d.mirror(d.circle(-225, -60, 176))), d.mirror(d.circle(-225, -60, 176)).move(30, 30)];
      return [d.layer('owl', one.subtract(beak), 'main', { mono: 'ink' }), d.layer('marks', two.rim(50).union(d.mirror(d.circle(-225, -60, 60))), 'second', { mono: 'ink' })];
    }
    const white = d.mirror(d.ring(-225, -60, 190, 150));
    void marks;
    const cross = d.mirror(d.union(d.rect(-225 - 190, -60 - gap / 2, 380, gap), d.rect(-225 - gap / 2, -250, gap, 380)));
    const eyes = white.union(cross.subtract(d.mirror(dot(-225))));
    const owl = body.subtract(eyes, beak);
    return look === 'one' ? [d.layer('owl', owl, 'main')] : [d.layer('owl', owl, 'main', { mono: 'ink' }), d.layer('beak', beak.shrink(4), 'second', { mono: 'gap' })];
  },
});
