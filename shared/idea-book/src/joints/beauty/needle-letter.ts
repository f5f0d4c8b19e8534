import { idea } from '../../idea.ts';

/** Threads of the letters and where the needle is: it stands for the stem. */
const LETTERS: Readonly<Record<string, { thread: readonly string[]; at: readonly [number, number]; turn: number }>> = {
  B: { thread: ['M-190 -385H70A185 185 0 0 1 70 -15H-120', 'M70 -15H96A200 200 0 0 1 96 385H-120'], at: [-190, 0], turn: 0 },
  D: { thread: ['M-190 -385H-60C200 -385 330 -220 330 0C330 220 200 385 -60 385H-120'], at: [-190, 0], turn: 0 },
  P: { thread: ['M-190 -385H90A205 205 0 0 1 90 25H-120'], at: [-190, 0], turn: 0 },
  R: { thread: ['M-190 -385H80A190 190 0 0 1 80 -5H-120', 'M20 -5L270 440'], at: [-190, 0], turn: 0 },
};

/** The initial is one thread and its needle. */
export const needleLetter = idea({
  id: 'needle-letter',
  title: ({ letters }) => `${letters} on one thread`,
  says: ({ letters }) => `A needle and its thread write the letter ${letters}.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['needle', 'thread'], trades: ['tailoring', 'fashion', 'textiles', 'leather', 'upholstery'] }],
  initials: 'BDPR',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.05 },
    fine: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.03 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { thread: { label: 'Weight of the thread', min: 0.9, max: 1.3, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const letter = LETTERS[letters]!;
    const isBold = look === 'bold';
    const wide = (look === 'fine' ? 38 : isBold ? 94 : 50) * params['thread']!;
    const needle = d.path('M0 -500C36 -500 40 -460 38 -400L26 260L0 500L-26 260L-38 -400C-40 -460 -36 -500 0 -500Z').subtract(d.rect(-14, -450, 28, 130, 14));
    const thread = letter.thread.map((data) => d.line(data).stroke(wide, { cap: 'round' }));
    if (look === 'fine') {
      // The needle is drawn with the thread's own weight; the thread begins in its eye.
      const [x] = letter.at;
      const loop = d.line(`M${x} 500V-280A58 90 0 1 1 ${x + 0.1} -280Z`).stroke(wide, { join: 'round' });
      const tip = d.polygon([[x - wide / 2, 380], [x + wide / 2, 380], [x, 560]]);
      const shaft = loop.intersect(d.rect(-600, -600, 1200, 990)).union(tip);
      return [d.layer('thread', d.union(...thread).gapFrom(shaft, 16).subtract(d.rect(-600, -600, 600 + x, 1200)), 'main'), d.layer('needle', shaft, 'second', { mono: 'ink' })];
    }
    const placed = (isBold ? needle.scale(1.7, 1.06) : needle).rotate(letter.turn).move(...letter.at);
    return [d.layer('thread', d.union(...thread).gapFrom(placed, isBold ? 26 : 14), 'main'), d.layer('needle', placed, 'second', { mono: 'ink' })];
  },
});
