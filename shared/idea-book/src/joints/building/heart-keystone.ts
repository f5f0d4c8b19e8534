import { idea } from '../../idea.ts';

/** A stone arch: the stone at its top, which holds it together, is a heart. */
export const heartKeystone = idea({
  id: 'heart-keystone',
  title: 'Heart of stone',
  says: 'The keystone that holds the arch together is a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['masonry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.038 },
    gate: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 26 }, stones: { label: 'Stones on a side', min: 2, max: 4, usual: 3 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const stones = Math.round(params['stones']!);
    const [outer, inner, foot] = [440, 215, 430];
    const heart = d.path('M0 170C-60 80 -190 10 -190 -110C-190 -182 -138 -230 -82 -230C-44 -230 -14 -208 0 -176C14 -208 44 -230 82 -230C138 -230 190 -182 190 -110C190 10 60 80 0 170Z').scale(0.84).move(0, -322);
    const half = d.sector(0, 0, outer, 180, 360, inner).union(d.rect(-outer, -1, outer - inner, foot), d.rect(inner, -1, outer - inner, foot));
    const cuts = [...Array.from({ length: stones - 1 }, (_, i) => 180 + ((i + 1) * 66) / stones), 180].flatMap((angle) => [angle, 540 - angle]).map((angle) => d.polyline([[0, 0], [700 * Math.cos((angle * Math.PI) / 180), 700 * Math.sin((angle * Math.PI) / 180)]]).stroke(look === 'line' ? 38 : gap));
    const joint = d.rect(-600, foot / 2, 1_200, look === 'line' ? 38 : gap);
    if (look === 'line') {
      const pen = 38;
      const clear = heart.grow(gap);
      const lines = half.round(20, 0).rim(pen, 'round').union(half.intersect(d.union(...cuts, joint)));
      return [d.layer('arch', lines.subtract(clear).withoutSlivers(), 'main'), d.layer('heart', heart, 'second', { mono: 'ink' })];
    }
    if (look === 'gate') {
      const wall = d.rect(-outer, -560, 2 * outer, 560 + foot, 40).subtract(d.circle(0, 0, inner), d.rect(-inner, 0, 2 * inner, 700));
      return [d.layer('wall', wall.subtract(heart.grow(gap), ...cuts.map((cut) => cut.subtract(d.rect(-inner, -100, 2 * inner, 300)))).withoutSlivers(), 'main'), d.layer('heart', heart, 'second', { mono: 'ink' })];
    }
    return [d.layer('arch', half.subtract(...cuts, joint, heart.grow(gap)).withoutSlivers().round(12, 0), 'main'), d.layer('heart', heart, 'second', { mono: 'ink' })];
  },
});
