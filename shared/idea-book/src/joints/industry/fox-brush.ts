import { idea } from '../../idea.ts';

/** A fox whose tail is a paint brush. */
export const foxBrush = idea({
  id: 'fox-brush',
  title: 'The fox and its brush',
  says: 'The tail of a fox is called its brush: here it has been dipped in paint.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['painting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    inks: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 3, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const fox = d.path('M-560 -170L-420 -250L-440 -430L-300 -330L-190 -430L-170 -250C-150 -120 -60 -60 40 20C160 120 200 300 160 560H-300V150C-330 60 -400 -20 -480 -60C-530 -90 -560 -120 -560 -170Z').round(12, 30);
    const eye = d.circle(-350, -190, 28);
    const handle = d.path('M120 560C330 560 420 460 430 290L290 290C280 370 230 420 160 430Z');
    const ferrule = d.rect(270, 130, 180, 130, 16);
    const tip = d.path('M260 100C210 0 200 -120 250 -230C290 -310 380 -350 420 -470C500 -360 540 -200 520 -60C512 0 490 60 460 100Z').round(12, 0);
    const dip = tip.intersect(d.path('M0 -900H900V-170C760 -110 700 -230 560 -190C460 -160 360 -110 200 -180Z'));
    const plain = look === 'cut';
    const base = fox.union(handle).round(0, 20).subtract(eye);
    const hairs = tip.gapFrom(dip, look === 'inks' ? 0 : gap);
    return [d.layer('fox', base, 'main', { mono: 'ink' }), d.layer('ferrule', ferrule, look === 'inks' ? 'third' : 'main', { mono: 'ink' }), ...(look === 'inks' ? [d.layer('brush', tip, 'second', { mono: 'ink' })] : [d.layer('brush', hairs, 'main', { mono: 'ink' }), d.layer('paint', dip, plain ? 'main' : 'second', { mono: 'ink' })])];
  },
});
