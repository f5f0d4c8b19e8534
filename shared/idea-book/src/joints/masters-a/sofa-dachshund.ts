import { idea } from '../../idea.ts';

/** A sofa that is a dachshund. */
export const sofaDachshund = idea({
  id: 'sofa-dachshund',
  title: 'Sit',
  says: 'The sofa is a dachshund, long and low: its head is one arm, and it asks you to sit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, back: { label: 'Height of the back', min: 170, max: 280, usual: 230 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['back']!];
    const body = d.path('M-490 -20C-560 -20 -640 -10 -680 -40C-730 -80 -700 -150 -650 -160L-530 -190C-500 -270 -430 -300 -370 -290C-290 -280 -240 -220 -240 -140V90H330V0C330 -70 380 -110 430 -110C490 -110 530 -60 530 0V300H420V250H-340V300H-450V250C-480 250 -490 230 -490 200Z').round(24, 20);
    const tail = d.line('M480 0C600 0 640 -80 630 -190').brush([80, 70, 62, 54], { ends: 'round' });
    const ear = d.path('M-330 -250C-250 -240 -210 -150 -220 -40C-230 50 -330 60 -350 -20C-370 -100 -400 -170 -390 -210C-380 -240 -360 -254 -330 -250Z');
    const eye = d.circle(-474, -170, 28);
    const dog = body.union(tail).round(0, 30);
    const back = d.rect(-330, 60 - gap - high, 650, 320, 60).subtract(d.rect(-10, -600, gap, 900));
    if (look === 'line') return [d.layer('dog', dog.rim(44, 'round').union(eye, ear), 'main', { mono: 'ink' }), d.layer('back', d.rect(-330, 60 - high, 650, 320, 60).rim(44).gapFrom(dog, gap).withoutSlivers(2000), 'second', { mono: 'ink' })];
    const earCut = ear.grow(gap).subtract(ear);
    const dachs = dog.subtract(earCut, eye).union(ear);
    const rest = back.subtract(dog.union(ear).grow(gap)).withoutSlivers(3000);
    if (look === 'one') return [d.layer('sofa', dachs.union(rest), 'main')];
    return [d.layer('dog', dachs, 'main', { mono: 'ink' }), d.layer('back', rest, 'second', { mono: 'ink' })];
  },
});
