import { idea } from '../../idea.ts';

/** Two bandages cross and become a butterfly. */
export const bandageButterfly = idea({
  id: 'bandage-butterfly',
  title: 'Better already',
  says: 'Two bandages cross and make the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly', 'moth'] }, { things: ['bandage', 'medical-cross'], trades: ['medical', 'pharmacy', 'childcare', 'elder-care', 'hospice', 'psychotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern'], colors: 2, stem: 0.1 },
  },
  params: { spread: { label: 'Angle of the wings', min: 28, max: 40, usual: 34 } },
  draw: (d, { look, params }) => {
    const strip = (turn: number) => d.rect(-500, -130, 1000, 260, 130).rotate(turn);
    const [one, other] = [strip(params['spread']!), strip(-params['spread']!)];
    const holes = d.union(...[-1, 1].flatMap((x) => [-1, 1].map((y) => d.circle(x * 46, y * 46, 20)))).rotate(45);
    const feelers = d.mirror(d.line('M20 -190C30 -270 60 -320 130 -350').stroke(40, { cap: 'round' }));
    if (look === 'print') return [...d.overprint([{ shape: one, ink: 'main' }, { shape: other, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`bandage ${i + 1}`, shape, paint, { mono: 'join' })), d.layer('holes', holes, 'ground'), d.layer('feelers', feelers, 'main', { mono: 'join' })];
    if (look === 'line') return [d.layer('back', other.rim(44).gapFrom(one, 20), 'main'), d.layer('front', one.rim(44), 'main'), d.layer('holes', holes, 'second'), d.layer('feelers', feelers.gapFrom(one, 10).withoutSlivers(900), 'second')];
    return [d.layer('back', other.gapFrom(one, 20), 'second'), d.layer('front', one.subtract(holes), 'main'), d.layer('feelers', feelers.gapFrom(d.union(one, other), 16), 'main')];
  },
});
