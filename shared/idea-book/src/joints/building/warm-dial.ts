import { idea } from '../../idea.ts';

/** A thermostat whose marks grow into the rays of the sun. */
export const warmDial = idea({
  id: 'warm-dial',
  title: 'Turned up to sunny',
  says: 'The marks of the thermostat grow into the rays of the sun as it is turned up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'warmth', 'summer', 'sunrise', 'day', 'light'] }, { things: ['thermometer', 'gauge', 'radiator'], trades: ['heating', 'plumbing', 'electrician', 'energy', 'solar-energy', 'property-management'] }],
  looks: {
    two: { manner: 'module', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'geometric_minimal'], traits: ['gradient'], colors: 2, stem: 0.07 },
  },
  params: { marks: { label: 'Marks', min: 8, max: 13, usual: 11 }, knob: { label: 'Knob size', min: 190, max: 250, usual: 224 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['marks']!);
    const pen = look === 'line' ? 30 : 58;
    const marks = Array.from({ length: count }, (_, i) => {
      const long = 20 + 150 * (i / (count - 1)) ** 1.2;
      return d.polyline([[0, -300], [0, -300 - long]]).stroke(pen, { cap: 'round' }).rotate(-135 + (270 * i) / (count - 1));
    });
    const notch = d.polyline([[0, -70], [0, -170]]).stroke(look === 'line' ? 30 : 46, { cap: 'round' }).rotate(135);
    const dial = d.circle(0, 0, params['knob']!);
    const knob = look === 'line' ? dial.rim(30).union(notch) : dial.subtract(notch);
    if (look === 'gradient') return [d.layer('knob', knob, { gradient: ['main', 'second'], from: [-220, 0], to: [220, 0] }), ...marks.map((mark, i) => d.layer(`mark ${i + 1}`, mark, { gradient: ['main', 'second'], from: [-430, 0], to: [430, 0] }))];
    return [d.layer('knob', knob, 'main'), d.layer('cool marks', d.union(...marks.slice(0, Math.round(count * 0.36))), 'main'), d.layer('warm marks', d.union(...marks.slice(Math.round(count * 0.36))), 'second')];
  },
});
