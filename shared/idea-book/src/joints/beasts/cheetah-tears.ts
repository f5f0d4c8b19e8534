import { idea } from '../../idea.ts';

/** A cheetah that is drawn only by its marks: the two tear lines above all. */
export const cheetahTears = idea({
  id: 'cheetah-tears',
  title: 'Two tear lines',
  says: 'The two dark tear lines and a few spots are enough for the cheetah’s face.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cheetah'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.05 },
    marks: { manner: 'module', vibes: ['geometric_minimal', 'organic_flowing', 'tech_sharp'], colors: 1, stem: 0.1 },
  },
  params: { spots: { label: 'Size of the spots', min: 30, max: 46, usual: 38 } },
  draw: (d, { look, params }) => {
    const spot = params['spots']!;
    const [gap, pen] = [24, 46];
    const head = d.mirror(d.path('M0 -420C-230 -420 -400 -280 -400 -50C-400 130 -300 220 -230 300C-170 400 -90 440 0 440Z')).round(30, 0);
    const ears = d.mirror(d.circle(-320, -350, 130));
    const eye = d.leaf([-290, -120], [-90, -20], 0.26, 0.3);
    const tear = d.line('M-104 -30C-96 80 -130 160 -190 230').brush([34, 56, 60, 46], { ends: 'round' });
    const nose = d.mirror(d.path('M0 90H-96C-96 160 -40 200 0 220Z')).round(16, 0);
    const mouth = d.mirror(d.line('M0 210V260C-10 310 -70 330 -120 300').stroke(pen - 4, { cap: 'round' }));
    const spots = d.union(d.circle(0, -330, spot), d.mirror(d.union(d.circle(-120, -270, spot), d.circle(-230, 40, 0.1 + spot * 0.8), d.circle(-320, 0, spot * 0.8))), d.circle(0, -190, spot));
    const marks = d.union(d.mirror(d.union(eye, tear)), nose, mouth, spots);
    if (look === 'line') return [d.layer('cheetah', d.union(head.union(ears).round(0, 10).rim(pen, 'round'), d.mirror(d.union(eye, tear)), nose, mouth), 'main')];
    if (look === 'marks') {
      const inner = d.mirror(d.ring(-320, -350, 140, 70)).gapFrom(head, -20);
      return [d.layer('cheetah', d.union(marks, inner), 'main')];
    }
    return [d.layer('head', d.union(head, ears.gapFrom(head, gap)), 'main'), d.layer('marks', marks, 'second')];
  },
});
