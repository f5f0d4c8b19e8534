import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** Letters as an arm would stand: from its foot to its wrist, joint by joint. */
const ARMS: Readonly<Record<string, readonly Point[]>> = {
  N: [[-270, 360], [-270, -300], [270, 300], [270, -170]],
  M: [[-380, 360], [-300, -300], [0, 160], [300, -300], [356, 170]],
  Z: [[280, 330], [-280, 330], [280, -330], [-90, -330]],
  L: [[300, 330], [-230, 330], [-230, -170]],
  V: [[-330, -330], [0, 330], [270, -210]],
  W: [[-400, -330], [-210, 330], [0, -110], [210, 330], [350, -170]],
  И: [[270, 360], [270, -300], [-270, 300], [-270, -170]],
  Л: [[-300, 360], [0, -330], [256, 260]],
};
const TWINS: Readonly<Record<string, string>> = { Ν: 'N', М: 'M', Μ: 'M', Ζ: 'Z', Λ: 'Л', Й: 'И' };

/** The initial as the arm of a robot. */
export const armInitial = idea({
  id: 'arm-initial',
  title: ({ letters }) => `${letters} at arm’s length`,
  says: ({ letters }) => `The letter ${letters} is the arm of a robot, with a joint at every turn and a gripper at its end.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['robot'], trades: ['robotics'] }],
  fits: ({ initials: { first } }) => ((TWINS[first] ?? first) in ARMS ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'playful_rounded'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { weight: { label: 'Weight', min: 120, max: 156, usual: 138 } },
  draw: (d, { look, letters, params }) => {
    const points = ARMS[TWINS[letters] ?? letters] ?? d.refuse(`There is no arm for "${letters}".`);
    const [pen, gap] = [params['weight']!, 24];
    const [wx, wy] = points.at(-1)!;
    const [bx, by] = points.at(-2)!;
    const angle = (Math.atan2(wy - by, wx - bx) * 180) / Math.PI;
    const claw = d.sector(0, 0, pen * 0.95, 38, 322, pen * 0.44).round(10, 0).rotate(angle);
    const [cx, cy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const gripper = claw.move(wx + cx * pen * 0.8, wy + cy * pen * 0.8);
    const arm = d.polyline(points).stroke(pen, { cap: 'round' });
    const joints = points.slice(1, -1).map(([x, y]) => d.circle(x, y, pen * 0.78));
    const pins = d.union(...points.slice(1, -1).map(([x, y]) => d.circle(x, y, pen * 0.32)));
    const body = d.union(arm, ...joints);
    d.reads(letters, arm.union(gripper));
    if (look === 'line') return [d.layer('arm', body.rim(40, 'round').subtract(gripper.grow(gap)), 'main', { mono: 'ink' }), d.layer('joints', pins, 'second', { mono: 'ink' }), d.layer('gripper', gripper, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('arm', body.union(gripper).subtract(pins), 'main')];
    return [d.layer('arm', body.subtract(pins).gapFrom(gripper, gap), 'main', { mono: 'ink' }), d.layer('gripper', gripper, 'second', { mono: 'ink' })];
  },
});
