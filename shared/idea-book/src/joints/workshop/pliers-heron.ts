import { idea } from '../../idea.ts';

/** Long-nose pliers that are a wading bird. */
export const pliersHeron = idea({
  id: 'pliers-heron',
  title: 'The bird that gets hold of it',
  says: 'The pliers are a wading bird: their jaws are the beak, the bolt is the eye, the grips are its long legs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pliers'], trades: ['handyman', 'electrician'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 34, usual: 28 }, open: { label: 'Opening', min: 3, max: 9, usual: 5 } },
  draw: (d, { look, params }) => {
    const [gap, open] = [params['gap']!, params['open']!];
    const [x, y] = [60, -300];
    const upper = d.path('M60 -450C-60 -450 -120 -400 -240 -370L-640 -310V-290H60Z').round(8, 0).rotate(open, [x, y]);
    const lower = d.path('M60 -290H-640V-270L-240 -230C-140 -210 -60 -160 60 -150Z').round(8, 0).rotate(-open, [x, y]);
    const head = d.circle(x, y, 156);
    const bolt = d.circle(x, y, 48);
    const leg = (data: string) => d.line(data).brush([96, 100, 104, 96, 84], { ends: 'round' });
    const right = leg('M110 -240C250 -120 300 80 250 280C230 370 220 440 230 520');
    const left = leg('M0 -220C-90 -100 -110 80 -50 280C-24 370 -10 440 -30 520');
    const grip = d.rect(-600, 60, 1200, 700);
    const body = d.union(head, right, left).round(0, 20);
    const jaws = d.union(upper, lower);
    if (look === 'line') {
      const thin = (data: string) => d.line(data).stroke(44, { cap: 'round' });
      const legs = d.union(thin('M110 -200C240 -100 290 80 250 280C230 370 220 440 230 520'), thin('M0 -190C-80 -90 -100 80 -50 280C-24 370 -10 440 -30 520'));
      const skin = d.union(head, jaws).round(0, 10);
      return [d.layer('pliers', skin.rim(44).union(legs.subtract(skin.shrink(20), grip), bolt), 'main'), d.layer('grips', body.intersect(d.rect(-600, 60 + gap, 1200, 700)), 'second', { mono: 'ink' })];
    }
    const bird = d.union(body, jaws).subtract(bolt);
    if (look === 'cut') return [d.layer('pliers', bird.subtract(d.rect(-600, 60, 1200, gap)), 'main')];
    return [d.layer('pliers', bird.subtract(grip), 'main'), d.layer('grips', body.intersect(d.rect(-600, 60 + gap, 1200, 700)), 'second', { mono: 'ink' })];
  },
});
