import { idea } from '../../idea.ts';

/** A beaver whose tail is a trowel. */
export const beaverTrowel = idea({
  id: 'beaver-trowel',
  title: 'The builder with the trowel',
  says: 'The tail of the beaver, who builds best, is the trowel of a mason.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['masonry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 1, stem: 0.045 },
  },
  params: { tail: { label: 'Length of the tail', min: 0.9, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [k, gap] = [params['tail']!, params['gap']!];
    const body = d.path('M-440 -210C-440 -300 -370 -340 -300 -350C-250 -420 -160 -450 -80 -430C60 -400 110 -290 130 -160C150 -40 250 60 250 230C250 350 190 430 90 430H-260C-330 430 -330 330 -250 330H-210C-270 240 -280 120 -250 0C-340 0 -440 -90 -440 -210Z').round(14, 20);
    const ear = d.circle(10, -420, 74);
    const beaver = body.union(ear).round(0, 30);
    const tooth = d.rect(-404, -70, 84, 150, [0, 0, 24, 24]);
    const eye = d.circle(-170, -240, 36);
    const arm = d.line('M-190 120H-60A70 70 0 0 1 -60 260H-130').stroke(gap);
    const steel = (shape: typeof body) => shape.scale(k, k, [200, 368]).rotate(-5, [200, 368]);
    const tang = steel(d.line('M60 380C230 380 240 290 330 290H420').stroke(88));
    const blade = steel(d.path('M350 290L470 120L870 290L470 460Z').round(34, 0));
    const whole = d.union(beaver, tang, blade).round(0, 34);
    if (look === 'line') return [d.layer('beaver', whole.rim(44, 'round').union(eye, tooth.gapFrom(beaver, -10)), 'main', { mono: 'ink' })];
    if (look === 'one') return [d.layer('beaver', whole.subtract(arm, eye).union(tooth), 'main')];
    const animal = d.union(beaver, tang).round(0, 34).gapFrom(blade, gap).subtract(eye, arm);
    return [d.layer('beaver', animal, 'main', { mono: 'ink' }), d.layer('trowel', blade.union(tooth.gapFrom(beaver, 18)), 'second', { mono: 'ink' })];
  },
});
