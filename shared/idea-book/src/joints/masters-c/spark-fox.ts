import { idea } from '../../idea.ts';

/** A fox whose face is a spark with four points. */
export const sparkFox = idea({
  id: 'spark-fox',
  title: 'The clever spark',
  says: 'The face of the fox is a spark with four points: quick wits.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['artificial-intelligence'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ear height', min: 380, max: 460, usual: 430 }, waist: { label: 'Waist of the spark', min: 30, max: 80, usual: 52 } },
  draw: (d, { look, params }) => {
    const ear = -params['ears']!;
    const waist = params['waist']!;
    const head = d.mirror(d.path(`M0 -190C60 -190 110 -200 150 -220L360 ${ear}C410 -260 430 -100 450 40L0 450Z`)).round(20, 20);
    const quarter = d.path(`M0 -170C${waist * 0.5} ${-waist * 0.4} ${waist * 1.3} 50 300 84C${waist * 1.3} 118 ${waist * 0.5} 190 0 330Z`);
    const spark = d.mirror(quarter).round(9, 0);
    const eyes = d.mirror(d.leaf([150, -20], [286, -84], 0.27, 0.27));
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -400], to: [0, 450] } as const) : 'main';
    if (look === 'solid') return [d.layer('spark', spark.grow(6), 'second', { mono: 'none' }), d.layer('fox', head.subtract(spark, eyes).withoutSlivers(), 'main')];
    return [d.layer('fox', head.subtract(spark, eyes).withoutSlivers(), paint)];
  },
});
