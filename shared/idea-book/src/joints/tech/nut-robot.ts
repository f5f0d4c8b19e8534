import { idea } from '../../idea.ts';

/** A hex nut that is the head of a robot. */
export const nutRobot = idea({
  id: 'nut-robot',
  title: 'A robot in a nutshell',
  says: 'The head of the robot is a hex nut, and its face looks out of the hole.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['robot', 'hex-nut', 'bolt', 'gear'], trades: ['robotics', 'manufacturing', 'engineering', 'hardware', 'artificial-intelligence', 'car-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['playful'], colors: 2, stem: 0.04 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { hole: { label: 'Face size', min: 212, max: 272, usual: 240 }, antenna: { label: 'Antenna length', min: 80, max: 180, usual: 110 } },
  draw: (d, { look, params }) => {
    const nut = d.regular(6, 450, { turn: 30, cy: 40 }).round(look === 'line' ? 50 : 40, 0);
    const [ring, mast] = [params['hole']!, params['antenna']!];
    const hole = d.circle(0, 40, ring);
    const eyes = d.mirror(d.rect(62, -70, 64, 130, 32));
    const smile = d.arc(0, 60, 130, 35, 145).stroke(look === 'line' ? 34 : 44, { cap: 'round' });
    const antenna = d.rect(-20, -340 - mast, 40, mast).union(d.circle(0, -366 - mast, 54));
    if (look === 'line') return [d.layer('nut', d.union(nut.rim(36, 'round'), d.ring(0, 40, ring + 34, ring), d.rect(-17, -330 - mast, 34, mast)), 'main', { mono: 'ink' }), d.layer('face', d.union(eyes, smile, d.circle(0, -366 - mast, 46)), 'second')];
    return [d.layer('nut', nut.subtract(hole).union(antenna), 'main'), d.layer('face', d.union(eyes, smile), look === 'one' ? 'main' : 'second')];
  },
});
