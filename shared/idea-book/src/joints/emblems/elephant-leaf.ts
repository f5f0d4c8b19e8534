import { idea } from '../../idea.ts';

/** An elephant whose ear is a leaf. */
export const elephantLeaf = idea({
  id: 'elephant-leaf',
  title: ({ things }) => `The ${things[0]} hears it grow`,
  says: ({ things }) => `The ear of the ${things[0]} is one large leaf.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['elephant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.15 },
  },
  params: { ear: { label: 'Ear', min: 0.88, max: 1.08, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['ear']!, params['gap']!];
    const head = d.path('M440 480V-60C440 -320 250 -480 20 -480C-230 -480 -370 -310 -380 -80C-386 60 -400 150 -430 230C-470 330 -540 330 -540 400C-540 450 -500 480 -440 480C-300 480 -250 330 -230 230C-200 240 -180 240 -150 230C-120 330 -80 400 -60 480Z').round(20, 24);
    const leaf = d.path('M20 -300C190 -330 380 -210 400 10C410 170 330 300 250 380C90 330 -40 220 -60 30C-70 -110 -40 -220 20 -300Z').round(10, 0).scale(size, size, [170, 40]);
    const rib = d.line('M20 -300C90 -60 150 160 250 380');
    const veins = d.union(rib.scale(size, size, [170, 40]).part(0.12, 1).stroke(gap), ...[0.34, 0.58].flatMap((t) => {
      const [x, y] = rib.scale(size, size, [170, 40]).pointAt(t);
      return [d.curve([x, y], [x + 60, y - 20], [x + 110, y - 60], [x + 150, y - 120]).stroke(gap * 0.8), d.curve([x, y], [x - 40, y + 10], [x - 100, y + 10], [x - 160, y - 20]).stroke(gap * 0.8)];
    }));
    const eye = d.circle(-210, -130, 34);
    const ear = leaf.subtract(veins.intersect(leaf.shrink(34))).withoutSlivers(200);
    if (look === 'print') {
      const inks = d.overprint([{ shape: head.subtract(eye), ink: 'main' }, { shape: leaf.subtract(rib.scale(size, size, [170, 40]).part(0.12, 0.86).stroke(gap)), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['elephant', 'leaf', 'overlap'][i]!, shape, paint));
    }
    const elephant = head.gapFrom(leaf, gap).subtract(eye);
    if (look === 'cut') return [d.layer('elephant', elephant.union(ear), 'main')];
    return [d.layer('elephant', elephant, 'main'), d.layer('ear', ear, 'second', { mono: 'ink' })];
  },
});
