import { idea } from '../../idea.ts';

/** A plug is a rabbit: prongs for ears, the cable for a tail. */
export const rabbitPlug = idea({
  id: 'rabbit-plug',
  title: 'The plugged-in rabbit',
  says: 'A plug is the rabbit: two prongs for ears, and a cable that leads to the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rabbit', 'hare'] }, { things: ['plug', 'cable', 'socket', 'battery', 'energy', 'lightning', 'power-line'], trades: ['electrician', 'ev-charging', 'energy', 'solar-energy', 'wind-energy', 'hardware', 'telecom', 'robotics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { ears: { label: 'Ears', min: 330, max: 470, usual: 410 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = 46;
    const ears = d.mirror(d.rect(-196, -130 - params['ears']!, 116, params['ears']!, [58, 58, 0, 0]));
    const head = d.rect(-280, -110, 560, 400, [56, 56, 280, 280]);
    const cable = d.line('M0 280V380A80 80 0 0 0 80 460H180A80 80 0 0 0 260 380').stroke(pen);
    const tail = d.circle(260, 340, 74);
    const eyes = d.mirror(d.circle(-112, 56, 36));
    const nose = d.polygon([[-48, 132], [48, 132], [0, 184]], 14);
    if (look === 'seal') {
      const plug = d.union(ears.gapFrom(head, 26), head, d.rect(-34, 270, 68, 700)).subtract(eyes, nose).scale(0.86, 0.86, [0, 600]);
      return [d.layer('seal', d.rect(-480, -480, 960, 1080, 200).subtract(plug), 'main')];
    }
    return line
      ? [d.layer('ears', ears.rim(pen, 'round').gapFrom(head, 0), 'main', { mono: 'join' }), d.layer('head', head.rim(pen, 'round').union(cable), 'main'), d.layer('eyes', eyes, 'main'), d.layer('nose', nose, 'second'), d.layer('tail', tail, 'second')]
      : [d.layer('ears', ears.gapFrom(head, 18), 'second'), d.layer('head', head.union(cable).subtract(eyes, nose), 'main'), d.layer('tail', tail, 'second', { mono: 'join' })];
  },
});
