import { idea } from '../../idea.ts';

/** An hourglass whose sand is a mountain under the sun. */
export const hourglassPeak = idea({
  id: 'hourglass-peak',
  title: 'Time moves mountains',
  says: 'The sand in the hourglass is the sun above and a mountain below.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hourglass', 'time', 'sand', 'future'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { sun: { label: 'Sun', min: 78, max: 112, usual: 96 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 44 : 60;
    const glass = d.line('M-250 -400C-250 -150 -40 -120 -40 0C-40 120 -250 150 -250 400M250 -400C250 -150 40 -120 40 0C40 120 250 150 250 400').stroke(pen);
    const lids = d.rect(-340, -480, 680, line ? 60 : 84, 20).union(d.rect(-340, 480 - (line ? 60 : 84), 680, line ? 60 : 84, 20));
    const inside = d.line('M-250 -400C-250 -150 -40 -120 -40 0C-40 120 -250 150 -250 400H250C250 150 40 120 40 0C40 -120 250 -150 250 -400Z').fill().shrink(pen / 2 + 20);
    const sun = d.circle(0, -264, params['sun']!);
    const peak = d.polygon([[0, 140], [90, 260], [150, 230], [400, 480], [-400, 480], [-120, 270], [-90, 290]]).intersect(inside, d.rect(-400, 0, 800, 378));
    if (look === 'cut') {
      const whole = d.path('M-290 -420C-290 -160 -60 -120 -60 0C-60 120 -290 160 -290 420H290C290 160 60 120 60 0C60 -120 290 -160 290 -420Z');
      const range = d.polygon([[0, 150], [84, 264], [140, 226], [420, 520], [-420, 520], [-130, 270], [-90, 300]]);
      const sky = whole.shrink(60, 'round').intersect(d.rect(-400, 60, 800, 350)).subtract(range).round(9, 0);
      return [d.layer('glass', whole.subtract(d.circle(0, -270, params['sun']! * 1.05), sky).union(d.rect(-360, -500, 720, 92, 20), d.rect(-360, 408, 720, 92, 20)), 'main')];
    }
    return [d.layer('glass', d.union(glass, lids), 'main'), d.layer('sun', sun, 'second'), d.layer('mountain', peak, line ? 'second' : 'main')];
  },
});
