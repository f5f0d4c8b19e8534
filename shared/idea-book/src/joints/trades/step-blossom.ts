import { idea } from '../../idea.ts';

/** Prints of dance steps around a point, which are a flower. */
export const stepBlossom = idea({
  id: 'step-blossom',
  title: 'Round and round',
  says: 'The steps of a dance turn around one point, and their prints are the petals of a flower.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['dance'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { steps: { label: 'Turn', min: 8, max: 20, usual: 13 }, width: { label: 'Sole', min: 124, max: 152, usual: 140 } },
  draw: (d, { look, params }) => {
    const [turn, w] = [params['steps']!, params['width']!];
    const sole = d.path(`M${-w * 0.62} -290H${w * 0.5}C${w * 0.46} -380 ${w * 0.98} -470 ${w * 0.98} -570C${w * 0.98} -680 ${w * 0.4} -770 ${-w * 0.1} -770C${-w * 0.66} -770 ${-w * 0.96} -660 ${-w * 0.94} -560C${-w * 0.92} -460 ${-w * 0.62} -380 ${-w * 0.62} -290Z`).round(14, 0);
    const heel = d.path(`M${-w * 0.66} -250H${w * 0.54}V-160A${w * 0.6} ${w * 0.6} 0 0 1 ${-w * 0.66} -160Z`).round(12, 0);
    const turned = (part: ReturnType<typeof d.circle>) => d.union(...d.radial(part.rotate(turn, [0, -400]), { count: 5 }));
    const soles = turned(look === 'line' ? sole.rim(44) : sole);
    return [d.layer('soles', soles, 'main'), d.layer('heels', turned(heel), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
