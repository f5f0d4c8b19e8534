import { idea } from '../../idea.ts';

/** A beetle whose wing cases are a shield. */
export const beetleShield = idea({
  id: 'beetle-shield',
  title: 'The armored beetle',
  says: 'The beetle’s wing cases are a shield.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['beetle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    quarters: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const line = look === 'line';
    const shield = d.mirror(d.path('M0 -130H-330V60C-330 270 -160 410 0 500Z')).round(24, 0);
    const chest = d.path('M-290 -150C-290 -260 -210 -330 -150 -330H150C210 -330 290 -260 290 -150Z').round(24, 0).place({ cx: 0, bottom: -130 - gap });
    const top = chest.bounds.top;
    const head = d.circle(0, top + 20, 120).intersect(d.rect(-200, top - 200, 400, 200 - gap)).round(12, 0);
    const feelers = d.mirror(d.line(`M-70 ${top - 70}C-90 ${top - 170} -170 ${top - 190} -250 ${top - 170}`).stroke(pen, { cap: 'round' }));
    const [left, seam] = [d.rect(-600, -600, 600 - gap / 2, 1400), d.rect(-pen / 2, -200, pen, 900)];
    const crown = d.union(head, feelers);
    if (line) return [d.layer('beetle', d.union(chest.rim(pen, 'round'), crown), 'main'), d.layer('shield', shield.rim(pen, 'round').union(seam.intersect(shield)), 'second', { mono: 'ink' })];
    const half = shield.intersect(left).round(10, 0);
    if (look === 'quarters') {
      const upper = half.intersect(d.rect(-600, -600, 1200, 720 - gap / 2));
      const lower = half.intersect(d.rect(-600, 120 + gap / 2, 1200, 800));
      return [d.layer('beetle', d.union(chest, crown, lower, upper.flipX()), 'main'), d.layer('quarters', d.union(upper, lower.flipX()), 'second')];
    }
    return [d.layer('beetle', d.union(chest, crown), 'main'), d.layer('shield', d.mirror(half), 'second')];
  },
});
