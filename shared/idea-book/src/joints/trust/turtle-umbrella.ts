import { idea } from '../../idea.ts';

/** The shell of a turtle is an umbrella. */
export const turtleUmbrella = idea({
  id: 'turtle-umbrella',
  title: 'Covered for life',
  says: 'The turtle never leaves home without cover: its shell is an umbrella.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['turtle', 'shell'] }, { things: ['umbrella', 'rain', 'protection'], trades: ['insurance', 'elder-care', 'security', 'roofing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { shell: { label: 'Umbrella height', min: 350, max: 450, usual: 400 }, gap: { label: 'Gap', min: 12, max: 28, usual: 18 } },
  draw: (d, { look, params }) => {
    const [high, gap] = [params['shell']!, params['gap']!];
    const shell = d.path(`M-380 120A380 ${high} 0 0 1 380 120A127 96 0 0 0 126 120A126 96 0 0 0 -126 120A127 96 0 0 0 -380 120Z`).move(-40, 0);
    const tip = d.rect(-40 - 22, 60 - high, 44, 110, 22);
    const ribs = d.line(`M-126 130C-120 -60 -60 ${200 - high} 0 ${110 - high}C60 ${200 - high} 120 -60 126 130`).stroke(look === 'line' ? 30 : 20).move(-40, 0);
    const head = d.path('M296 160C340 150 350 110 350 70A92 92 0 0 1 534 70C534 160 470 220 360 220H290Z').subtract(d.circle(462, 62, 18));
    const feet = d.union(...[-250, 150].map((x) => d.rect(x - 75, 40, 150, 260, [10, 10, 60, 60]))).move(-40, 0);
    const tail = d.path('M-410 150L-500 210C-470 230 -420 230 -360 210Z').round(6, 0);
    const body = d.union(head, feet, tail, d.rect(-330, 60, 640, 160, 40)).round(0, 16);
    if (look === 'bold') {
      const reach = head.scale(1.16, 1.16, [330, 200]).union(d.union(...[-290, 130].map((x) => d.rect(x - 40, 40, 200, 300, [10, 10, 90, 90]))).move(-40, 0), tail, d.rect(-330, 60, 640, 170, 40)).round(0, 20).subtract(d.circle(480, 42, 24));
      return [d.layer('turtle', shell.union(tip, reach.gapFrom(shell, gap + 14).withoutSlivers(1500)), 'main')];
    }
    if (look === 'line') return [d.layer('umbrella', shell.rim(34, 'round').union(ribs.intersect(shell), tip), 'main'), d.layer('turtle', body.subtract(shell.grow(gap)).withoutSlivers(800), 'second', { mono: 'ink' })];
    return [d.layer('umbrella', shell.subtract(ribs).withoutSlivers(200).union(tip), 'main'), d.layer('turtle', body.gapFrom(shell, gap).withoutSlivers(800), 'second', { mono: 'ink' })];
  },
});
