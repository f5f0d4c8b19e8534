import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A wok and its flames, together one circle. */
export const wokAndFlame = idea({
  id: 'wok-and-flame',
  title: 'The breath of the wok',
  says: 'The wok is the lower half of a circle, and the flames fill the upper half.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['wok'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { flame: { label: 'Height of the flames', min: 88, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const tall = params['flame']! / 100;
    const [gap, pen] = [28, 44];
    const bowl = d.circle(0, -60, 420).intersect(d.rect(-700, 40, 1400, 600)).subtract(d.rect(-700, 330, 1400, 300)).round(20, 0);
    const ear = d.ring(0, 0, 92, 38).scale(1, 0.8, [0, 0]);
    const ears = d.mirror(ear.move(-452, 110)).gapFrom(bowl, -6);
    const wok = bowl.union(ears.subtract(bowl.shrink(20)));
    const fire = d.path('M0 14C-170 14 -330 14 -370 14C-420 -120 -350 -220 -290 -330C-260 -270 -230 -240 -190 -220C-190 -360 -110 -470 30 -560C20 -460 60 -400 110 -340C150 -300 170 -260 180 -210C220 -240 240 -280 250 -330C340 -230 420 -110 370 14Z').scale(1, tall, [0, 14]).round(10, 16);
    const core = d.path('M0 60C-110 60 -170 -10 -150 -90C-130 -160 -50 -200 -10 -290C70 -220 170 -140 150 -50C140 10 90 60 0 60Z').scale(1, tall, [0, 14]).round(8, 0);
    const flame = fire.subtract(core);
    if (look === 'line') return [d.layer('wok', contour(bowl, pen).union(ears), 'main'), d.layer('flames', contour(fire.gapFrom(bowl, gap).pieces()[0]!, pen), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('disc', d.circle(0, -90, 600).subtract(d.union(wok, flame.gapFrom(wok, gap)).scale(0.82, 0.82, [0, -90])), 'main')];
    return [d.layer('wok', wok, 'main', { mono: 'ink' }), d.layer('flames', flame.gapFrom(wok, gap), 'second', { mono: 'ink' })];
  },
});
