import { idea } from '../../idea.ts';

/** The sharpened end of a pencil is a mountain. */
export const pencilPeak = idea({
  id: 'pencil-peak',
  title: 'The sharpest peak',
  says: 'The sharpened end of a pencil is a mountain; the paint makes the foothills.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'hill', 'valley', 'up'] }, { things: ['pencil'], trades: ['school', 'tutoring', 'stationery', 'publishing', 'university', 'design', 'kindergarten'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
    range: { manner: 'module', vibes: ['bold_abstract', 'tech_sharp', 'illustrative'], colors: 2, stem: 0.09 },
  },
  params: { paint: { label: 'Height of the paint', min: -60, max: 50, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = 20;
    const peak = (top: number, half: number) => {
      const cone = d.polygon([[0, top], [half, 400], [-half, 400]]);
      const slope = half / (400 - top);
      const snow = top + (400 - top) * 0.3;
      const side = slope * (snow - top);
      const lead = cone.intersect(d.path(`M0 ${top - 40}L${half} ${snow - 30}L${side} ${snow}C${side * 0.7} ${snow + 50} ${side * 0.3} ${snow + 50} 0 ${snow - 10}C${-side * 0.3} ${snow + 50} ${-side * 0.7} ${snow + 50} ${-side} ${snow}L${-half} ${snow - 30}Z`));
      return { cone, lead };
    };
    const dip = look === 'line' ? 150 : 240;
    const big = peak(-440, 470);
    const hills = d.path(`M-500 500V240C-420 120 -380 60 -300 60C-210 60 -150 170 -150 ${dip}C-150 130 -90 20 0 20C90 20 150 130 150 ${dip}C150 170 210 60 300 60C380 60 420 120 500 240V500Z`).move(0, -params['paint']!).intersect(big.cone);
    if (look === 'range') {
      const foot = (top: number, half: number) => hills.scale(half / 470, (400 - top) / 840, [0, 400]).round(0, 12);
      const crag = (top: number, half: number, x: number) => {
        const { cone, lead } = peak(top, half);
        const paint = foot(top, half).intersect(cone);
        return { cone: cone.move(x, 0), dark: d.union(lead, paint).move(x, 0), wood: cone.subtract(paint.grow(gap), lead.grow(gap)).pieces()[0]!.move(x, 0) };
      };
      const [front, back] = [crag(-360, 350, -150), crag(-120, 270, 240)];
      return [d.layer('lead and paint', front.dark.union(back.dark.gapFrom(front.cone, gap)), 'main'), d.layer('wood', front.wood.union(back.wood.gapFrom(front.cone, gap)), 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 36;
      return [d.layer('mountain', big.cone.round(16, 0).rim(pen, 'round').union(hills.rim(pen)).gapFrom(big.lead, 18), 'main'), d.layer('lead', big.lead.round(10, 0), 'second', { mono: 'ink' })];
    }
    const wood = big.cone.subtract(hills.grow(gap), big.lead.grow(gap)).pieces()[0]!;
    return [d.layer('lead', big.lead, 'main'), d.layer('wood', wood, 'second'), d.layer('paint', hills, 'main')];
  },
});
