import { idea } from '../../idea.ts';

/** Two rivers become one. */
export const confluence = idea({
  id: 'confluence',
  title: 'Where rivers meet',
  says: 'Two rivers of two colors come together and flow on as one.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['river', 'valley', 'lake', 'wave', 'spring'] }, { things: ['union', 'harmony', 'conversation'], trades: ['mediation', 'consulting', 'law', 'banking', 'investment', 'translation', 'recruiting', 'insurance', 'accounting'] }],
  looks: {
    bands: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.06 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.06 },
  },
  draw: (d, { look }) => {
    const [pen, gap] = [60, 32];
    const pitch = pen + gap;
    const stream = (k: number) => {
      const spring = k < 3 ? k * pitch - 440 : 440 - (5 - k) * pitch;
      const bed = (k - 2.5) * pitch;
      return d.line(`M${spring} -480C${spring} -200 ${bed} -220 ${bed} 60C${bed} 220 ${bed + 60} 300 ${bed + 60} 480`).stroke(pen);
    };
    const [left, right] = [[0, 1, 2], [3, 4, 5]].map((side) => d.union(...side.map(stream))) as [ReturnType<typeof stream>, ReturnType<typeof stream>];
    if (look === 'gradient') return [d.layer('left river', left, { gradient: ['main', 'second'], from: [0, -300], to: [0, 480] }), d.layer('right river', right, { gradient: ['main', 'second'], from: [0, 480], to: [0, -300] })];
    return [d.layer('left river', left, 'main'), d.layer('right river', right, 'second')];
  },
});
