import { idea } from '../../idea.ts';

/** A dodo of circles with its great hook of a beak. */
export const dodoHook = idea({
  id: 'dodo-hook',
  title: 'Round, with a hook',
  says: 'A round body, a tuft and a great hooked beak bring the dodo back.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dodo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.16 },
  },
  params: { body: { label: 'Roundness of the body', min: 260, max: 310, usual: 286 } },
  draw: (d, { look, params }) => {
    const r = params['body']!;
    const [gap, pen] = [24, 46];
    const body = d.circle(-90, 130, r);
    const neck = d.line('M20 60C60 -60 90 -120 110 -250').brush([300, 210, 200], { ends: 'round' });
    const skull = d.circle(110, -270, 136);
    const tuft = d.union(d.circle(-350, -30, 76), d.circle(-420, 60, 70), d.circle(-300, -110, 66));
    const beak = d.path('M190 -390C330 -400 500 -340 510 -200C520 -120 470 -60 420 -50C440 -120 400 -160 340 -160C280 -160 230 -150 200 -150C240 -220 240 -320 190 -390Z').round(10, 0);
    const legs = d.union(...[-170, 10].map((x) => d.polyline([[x, 130 + r - 30], [x, 510], [x + 80, 510]]).stroke(look === 'line' ? pen : 64, { cap: 'round', join: 'round' })));
    const wing = d.leaf([10, 90], [-270, 210], 0.32, 0.1).round(10, 0);
    const eye = d.circle(120, -290, 32);
    const bird = d.union(body, neck, skull, tuft).round(0, 26);
    if (look === 'line') return [d.layer('dodo', d.union(bird.rim(pen, 'round'), legs.subtract(bird.shrink(4))).gapFrom(beak, gap).union(eye, wing.rim(pen, 'round')), 'main'), d.layer('beak', beak, 'second')];
    const one = bird.gapFrom(beak, gap).subtract(eye, wing);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 640).subtract(d.union(one, legs.gapFrom(bird, 0), beak).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('legs', legs.gapFrom(bird, gap), 'second'), d.layer('dodo', one, 'main'), d.layer('beak', beak, 'second')];
  },
});
