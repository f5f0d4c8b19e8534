import { idea } from '../../idea.ts';

/** A windmill whose sails are four ears of wheat. */
export const wheatMill = idea({
  id: 'wheat-mill',
  title: 'Wheat turns the mill',
  says: 'The four sails of the windmill are ears of wheat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mill'], trades: ['flour-mill'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
  },
  params: { turn: { label: 'Turn', min: -20, max: 20, usual: 0 }, gap: { label: 'Gap', min: 14, max: 26, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [hubY, line] = [-130, look === 'line'];
    const turn = 45 + params['turn']!;
    const grain = d.leaf([0, 0], [104, -150], 0.12, 0.34);
    const rows = [-124, -250, -376];
    const ear = line
      ? d.union(...[-110, -220, -330].map((y) => d.polyline([[-96, y - 110], [0, y], [96, y - 110]]).stroke(38, { cap: 'round', join: 'miter' })), d.leaf([0, -400], [0, -600], 0.3).rim(38, 'round'))
      : d.union(...rows.flatMap((y) => [grain.move(gap / 2, y), grain.flipX().move(-gap / 2, y)]), d.leaf([0, -448], [0, -620], 0.26));
    const sails = d.union(...d.radial(ear, { count: 4, turn })).move(0, hubY);
    const hub = d.circle(0, hubY, line ? 52 : 56);
    const tower = d.polygon([[-118, hubY - 20], [118, hubY - 20], [196, 520], [-196, 520]], 14).union(d.sector(0, hubY, 118, 180, 360));
    const door = d.path('M-64 600V370A64 64 0 0 1 64 370V600Z');
    const clear = d.union(sails, hub).round(0, 24);
    if (line) {
      const walls = d.polyline([[-154, 170], [-196, 500], [196, 500], [154, 170]]).stroke(38, { cap: 'round' });
      return [d.layer('mill', walls.gapFrom(clear, 24).pieces()[0]!, 'main', { mono: 'ink' }), d.layer('sails', sails.union(hub), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const wide = d.polygon([[-196, hubY], [196, hubY], [290, 560], [-290, 560]], 14).union(d.sector(0, hubY, 196, 180, 360));
      const outer = [-90, 0, 90].map((angle) => ear.move(0, -130).rotate(angle).move(0, hubY));
      const inner = ear.move(0, 60).rotate(180).move(0, hubY);
      return [d.layer('mill', d.union(wide.subtract(inner), ...outer), 'main', { mono: 'ink' })];
    }
    return [d.layer('mill', tower.subtract(door).gapFrom(clear, 24).pieces()[0]!.round(8, 0), 'main', { mono: 'ink' }), d.layer('sails', sails.union(hub), 'second', { mono: 'ink' })];
  },
});
