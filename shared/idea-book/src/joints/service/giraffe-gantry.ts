import { idea } from '../../idea.ts';

/** A harbor crane that is a giraffe. */
export const giraffeGantry = idea({
  id: 'giraffe-gantry',
  title: 'A giraffe in the harbor',
  says: 'The harbor crane is a giraffe, lifting a container from its mouth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['giraffe', 'harbor', 'port', 'pier', 'wild'] }, { things: ['container', 'ship', 'crate'], trades: ['shipping', 'logistics', 'construction', 'moving', 'engineering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.06 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], traits: ['playful'], colors: 1, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['playful'], colors: 2, stem: 0.042 },
  },
  params: { rope: { label: 'Rope length', min: 180, max: 340, usual: 250 }, spots: { label: 'Spot size', min: 28, max: 42, usual: 36 } },
  draw: (d, { look, params }) => {
    const [pen, long] = [62, params['rope']!];
    const style = { join: 'round', cap: 'round' } as const;
    const frame = d.line('M-330 470V120M-60 470V120M-330 120H-60M-330 140L-60 330').stroke(pen, style);
    const head = d.polygon([[120, -470], [250, -470], [440, -370], [420, -300], [180, -330]], 26);
    const horns = d.line('M150 -470V-540M214 -470V-540').stroke(pen * 0.5, { cap: 'round' });
    const neck = d.polygon([[-120, 150], [-20, 150], [246, -380], [136, -400]], 14);
    const tail = d.line('M-330 120L-420 210').stroke(pen * 0.5, { cap: 'round' });
    const rope = d.rect(392, -310, 22, long);
    const box = d.rect(290, long - 320, 226, 136, 12).subtract(...[0, 1, 2].map((i) => d.rect(346 + i * 50, long - 290, 16, 76)));
    const spots = d.union(...[0.2, 0.45, 0.7].map((t, i) => d.regular(6, params['spots']! - i * 4, { cx: -70 + 261 * t, cy: 150 - 540 * t })));
    if (look === 'line') {
      const thin = 42;
      const beast = d.line('M-330 480V130H-50V480M-330 130L-420 230M-50 130L180 -410L270 -460L440 -370L420 -310H240L76 130H-50M168 -430L150 -530M228 -450L214 -540').stroke(thin, style);
      const crate = d.rect(290, long - 310, 226, 150, 12).rim(thin);
      return [d.layer('giraffe', beast.union(d.circle(268, -384, 22)), 'main'), d.layer('load', d.rect(382, -280, thin, long - 20).union(crate), 'second', { mono: 'ink' })];
    }
    return [d.layer('giraffe', d.union(frame, neck, head, horns, tail).subtract(spots, d.circle(230, -410, 14)), 'main'), d.layer('load', d.union(rope, box).gapFrom(head, 16), look === 'one' ? 'main' : 'second')];
  },
});
