import { idea } from '../../idea.ts';

/** A car drawn with the cord that charges it. */
export const carCord = idea({
  id: 'car-cord',
  title: 'One cord, one car',
  says: 'One power cord draws the car and ends in its plug.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['car', 'cable', 'plug', 'road', 'journey'], trades: ['ev-charging'] }, { trades: ['ev-charging', 'car-dealer', 'car-repair', 'energy'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    bold: { manner: 'line', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'line', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { wheels: { label: 'Wheel size', min: 97, max: 122, usual: 102 }, weight: { label: 'Weight', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 42 : 66) * params['weight']!;
    const wheel = params['wheels']!;
    const body = d.line('M300 130H410A60 60 0 0 0 470 70V10C470 -60 420 -90 350 -96L270 -104L140 -250A90 90 0 0 0 70 -280H-130A110 110 0 0 0 -220 -230L-300 -104H-330A110 110 0 0 0 -440 6V70A60 60 0 0 0 -380 130H-300');
    const sill = d.line('M-110 130H110');
    const tires = d.mirror(d.circle(205, 130, wheel));
    const wheels = tires.rim(pen);
    const plug = d.rect(-92, -10, 184, 112, [26, 26, 54, 54]).union(d.mirror(d.rect(28, 90, 38, 92, [0, 0, 19, 19]))).rotate(-90).move(160, 390);
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-450, 0], to: [450, 0] } as const) : 'main';
    const lines = d.union(body.with(sill).stroke(pen).subtract(tires), wheels);
    const lead = d.line('M-205 200V300A90 90 0 0 0 -115 390H140').stroke(pen).subtract(tires.shrink(4, 'round')).gapFrom(plug, 16);
    return [d.layer('car', d.union(lines, lead), fill), d.layer('plug', plug, look === 'gradient' ? 'main' : 'second')];
  },
});
