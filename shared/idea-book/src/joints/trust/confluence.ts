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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'organic_flowing'], colors: 2, stem: 0.11 },
  },
  params: { width: { label: 'Width', min: 390, max: 500, usual: 440 }, gap: { label: 'Gap', min: 26, max: 44, usual: 32 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const gap = params['gap']! * (isBold ? 1.4 : 1);
    const pen = (isBold ? 150 : 92) - gap;
    const [side, edge] = [isBold ? 2 : 3, params['width']!];
    const pitch = pen + gap;
    const stream = (k: number) => {
      const spring = k < side ? k * pitch - edge : edge - (2 * side - 1 - k) * pitch;
      const bed = (k - side + 0.5) * pitch;
      return d.line(`M${spring} -480C${spring} -200 ${bed} -220 ${bed} 60C${bed} 220 ${bed + 60} 300 ${bed + 60} 480`).stroke(pen);
    };
    const [left, right] = [0, side].map((first) => d.union(...Array.from({ length: side }, (_, i) => stream(first + i)))) as [ReturnType<typeof stream>, ReturnType<typeof stream>];
    if (look === 'gradient') return [d.layer('left river', left, { gradient: ['main', 'second'], from: [0, -300], to: [0, 480] }), d.layer('right river', right, { gradient: ['main', 'second'], from: [0, 480], to: [0, -300] })];
    return [d.layer('left river', left, 'main'), d.layer('right river', right, 'second')];
  },
});
