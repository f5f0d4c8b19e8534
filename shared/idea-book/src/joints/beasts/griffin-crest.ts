import { idea } from '../../idea.ts';

/** A griffin: an eagle's beak and ears, and plumes that are also a mane. */
export const griffinCrest = idea({
  id: 'griffin-crest',
  title: 'Eagle before, lion behind',
  says: 'An eagle’s beak, and plumes that are a lion’s mane: a griffin.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['griffin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { plumes: { label: 'Length of the plumes', min: 0.9, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['plumes']!;
    const [gap, pen] = [24, 46];
    const head = d.path('M-60 -330C0 -400 100 -430 200 -400C350 -380 470 -280 490 -90C430 -130 370 -150 300 -140C280 -60 220 0 160 20C190 180 260 330 300 480H-60C-150 260 -180 -160 -60 -330Z').round(12, 30);
    const ear = d.leaf([20, -330], [-120, -560], 0.2).round(8, 0);
    const brow = d.path('M110 -290L270 -230L210 -180C160 -180 120 -220 110 -290Z').round(8, 0);
    const bill = d.path('M250 -420C400 -380 480 -280 490 -90C430 -130 370 -150 300 -140C300 -220 290 -320 250 -420Z');
    const plume = (x: number, y: number, length: number, turn: number) => d.path('M0 -90C-180 -90 -330 20 -400 210C-260 130 -130 110 0 110Z').round(8, 0).scale(length * k).rotate(turn).move(x, y);
    const plumes = [plume(0, -230, 1.02, 26), plume(-30, -40, 1, 8), plume(-20, 150, 0.94, -10), plume(0, 330, 0.86, -26)];
    const mane = d.union(...plumes.map((part, i) => (i === 0 ? part : part.gapFrom(plumes[i - 1]!, gap)))).gapFrom(d.union(head, ear), gap).withoutSlivers(400);
    const face = d.union(head, ear).round(0, 16);
    if (look === 'line') return [d.layer('griffin', face.rim(pen, 'round').union(brow), 'main'), d.layer('mane', mane, 'second')];
    if (look === 'cut') {
      const all = d.union(face.subtract(brow), d.path('M-62 470H296L420 1100H-62Z'), mane.subtract(d.rect(-900, 330, 840, 500))).scale(0.9).move(-30, 90);
      return [d.layer('disc', d.circle(0, 0, 620).subtract(all), 'main')];
    }
    const beak = bill.intersect(head);
    return [d.layer('mane', mane, 'second'), d.layer('griffin', face.gapFrom(beak, gap).subtract(brow).withoutSlivers(400), 'main'), d.layer('beak', beak, 'second')];
  },
});
