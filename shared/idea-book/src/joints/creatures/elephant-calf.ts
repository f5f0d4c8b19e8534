import { idea } from '../../idea.ts';

/** Two elephants of one shape: the small one shelters under the big one. */
export const elephantCalf = idea({
  id: 'elephant-calf',
  title: 'Big one, little one',
  says: 'The same elephant twice: the little one is safe under the big one.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['elephant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { calf: { label: 'Little one', min: 0.27, max: 0.35, usual: 0.33 } },
  draw: (d, { look, params }) => {
    const dome = d.path('M-470 400V-60C-470 -260 -340 -400 -150 -400H200C380 -400 500 -260 500 -80V400Z');
    const curl = d.path('M-470 250C-470 330 -500 370 -560 370V400H-330V200Z');
    const trunkGap = d.rect(-330, -40, 66, 700, [33, 33, 0, 0]);
    const belly = d.rect(-80, 30, 400, 600, [200, 200, 0, 0]);
    const elephant = dome.union(curl).subtract(trunkGap, belly).round(8, 0);
    const ear = d.line('M-150 -230C20 -230 60 -60 -60 30').stroke(26, { cap: 'round' });
    const eye = d.circle(-300, -140, 26);
    const calf = elephant.subtract(ear, eye).scale(params['calf']!).place({ cx: 110, bottom: 400 });
    if (look === 'cut') {
      const young = dome.union(curl).subtract(trunkGap.grow(8), d.rect(-60, 80, 360, 600, [180, 180, 0, 0])).round(8, 0).scale(params['calf']! * 1.3).place({ cx: 116, bottom: 401 });
      return [d.layer('elephants', dome.union(curl).subtract(trunkGap).round(8, 0).subtract(young, d.circle(-300, -140, 30)), 'main')];
    }
    return look === 'line' ? [d.layer('elephant', elephant.rim(38, 'round').union(ear.intersect(elephant), eye), 'main'), d.layer('calf', calf, 'second')] : [d.layer('elephant', elephant.subtract(ear, eye), 'main'), d.layer('calf', calf, 'second')];
  },
});
