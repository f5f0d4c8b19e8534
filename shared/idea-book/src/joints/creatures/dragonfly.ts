import { idea } from '../../idea.ts';

/** A dragonfly of dots and four equal wings. */
export const dragonfly = idea({
  id: 'dragonfly',
  title: 'The dotted dragonfly',
  says: 'Four wings of one shape, and a tail of ever smaller dots.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['dragonfly'] }],
  looks: {
    print: { manner: 'print', vibes: ['gradient_modern', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.034 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { wings: { label: 'Wings', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const wing = d.path('M0 0C-120 -110 -330 -150 -440 -110C-520 -80 -500 10 -400 20C-270 34 -120 20 0 0Z').scale(params['wings']!, 1);
    const head = d.circle(0, -330, 74);
    const tail = d.union(...[0, 1, 2, 3, 4, 5].map((i) => d.circle(0, -170 + i * 112 - i * i * 2, 54 - i * 6)));
    const upper = wing.rotate(14).move(10, -206).gapFrom(tail.union(head), 18);
    const lower = wing.scale(0.9).rotate(-18).move(10, -164).gapFrom(tail.union(head), 18);
    if (look === 'cut') {
      const body = d.polygon([[-60, -240], [60, -240], [46, -40], [24, 480], [-24, 480], [-46, -40]]).round(20, 0).subtract(d.rect(-200, -34, 400, 24), d.rect(-200, 130, 400, 24), d.rect(-200, 290, 400, 24)).withoutSlivers(900);
      const top = d.circle(0, -330, 92).gapFrom(body, 24);
      const wide = wing.scale(1.16, 1.5);
      const pair = d.union(wide.rotate(16).move(0, -200), wide.scale(0.88).rotate(-20).move(0, -130).gapFrom(wide.rotate(16).move(0, -200), 24)).gapFrom(body.filled().union(top, d.rect(-52, -240, 104, 300)), 24);
      return [d.layer('wings', d.mirror(pair.withoutSlivers(2000)), 'main'), d.layer('body', body.union(top), 'main')];
    }
    if (look === 'line') return [d.layer('upper', d.mirror(upper.rim(32)), 'main'), d.layer('lower', d.mirror(lower.rim(32)), 'main'), d.layer('tail', tail.union(head), 'second')];
    return [...d.overprint([{ shape: d.mirror(upper), ink: 'main' }, { shape: d.mirror(lower), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`wings ${i + 1}`, shape, paint, { mono: 'join' })), d.layer('tail', tail.union(head), 'main')];
  },
});
