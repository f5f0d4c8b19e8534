import { idea } from '../../idea.ts';

/** The space under a walking bear is a tent. */
export const bearCamp = idea({
  id: 'bear-camp',
  title: 'Camp under the bear',
  says: 'The space between the bear’s legs is a tent with its door open.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bear'] }, { things: ['tent', 'forest', 'mountain', 'cabin', 'house', 'roof', 'cottage', 'journey', 'backpack'], trades: ['camping', 'hiking', 'hotel', 'real-estate', 'travel', 'climbing', 'skiing', 'childcare', 'insurance', 'roofing', 'construction', 'elder-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.16 },
  },
  params: { door: { label: 'Door width', min: 46, max: 90, usual: 66 } },
  draw: (d, { look, params }) => {
    const bear = d.path('M-540 0C-540 -46 -510 -66 -470 -80C-440 -150 -390 -200 -310 -204C-250 -290 -170 -324 -80 -300C20 -330 150 -340 260 -310C400 -270 470 -150 470 20V330H250L64 -20L-122 330H-330V150C-340 110 -360 84 -396 70H-480C-516 70 -540 40 -540 0Z').round(20, 16);
    const half = params['door']!;
    const ear = d.circle(-318, -206, 54);
    const tent = d.polygon([[64, 30], [224, 330], [-92, 330]]);
    const door = d.polygon([[64, 130], [64 + half, 330], [66 - half, 330]]);
    if (look === 'cut') {
      const angular = d.polygon([[-560, -70], [-450, -150], [-330, -236], [-110, -320], [280, -320], [490, -130], [490, 340], [-350, 340], [-350, 160], [-430, 80], [-560, 40]]).union(d.circle(-330, -226, 66)).round(22, 12);
      const inside = d.polygon([[70, -70], [330, 400], [-190, 400]]);
      return [d.layer('bear', angular.subtract(inside).union(d.polygon([[70, 150], [70 + half * 1.3, 340], [70 - half * 1.3, 340]])), 'main')];
    }
    return look === 'line' ? [d.layer('bear', bear.union(ear).rim(38, 'round'), 'main'), d.layer('tent', tent.subtract(door), 'second')] : [d.layer('bear', bear.union(ear), 'main'), d.layer('tent', tent.subtract(door), 'second')];
  },
});
