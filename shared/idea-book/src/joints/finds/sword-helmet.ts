import { idea } from '../../idea.ts';
import { contour, sword } from './parts.ts';

/** A knight's helmet whose slit is a sword. */
export const swordHelmet = idea({
  id: 'sword-helmet',
  title: 'The sword in the helmet',
  says: 'The slit of the helmet is a sword.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['helmet', 'knight', 'gladiator', 'sword', 'courage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.18 },
  },
  params: { blade: { label: 'Width of the blade', min: 76, max: 110, usual: 92 } },
  draw: (d, { look, params }) => {
    const width = params['blade']!;
    const helm = d.mirror(d.path('M4 -360C-190 -360 -310 -240 -310 -60C-310 60 -290 130 -310 240C-322 300 -350 340 -390 380C-280 390 -150 440 -70 540H4Z')).round(10, 24);
    const eyes = d.mirror(d.path('M-10 -30C-90 -60 -190 -50 -250 -10C-230 70 -130 100 -10 70Z'));
    const edge = d.polygon([[-width / 2, 0], [width / 2, 0], [width / 2 + 10, 700], [-width / 2 - 10, 700]]);
    const hilt = d.rect(-width * 0.3, -230, width * 0.6, 260).union(d.circle(0, -230, width * 0.52));
    const slit = d.union(eyes, edge, hilt).round(0, 10);
    if (look === 'line') {
      const open = d.union(eyes.scale(0.86), d.rect(-40, 0, 80, 700));
      return [d.layer('helmet', contour(helm.subtract(open).round(6, 0), 46), 'main'), d.layer('crest', d.arc(0, -50, 420, 214, 326).stroke(52, { cap: 'round' }), 'second'), d.layer('hilt', d.line('M0 -200V-110').stroke(46, { cap: 'round' }).union(d.circle(0, -200, 40)), 'second')];
    }
    if (look === 'cut') {
      const bucket = d.path('M-340 -390C-200 -490 200 -490 340 -390V300C340 380 200 470 0 520C-200 470 -340 380 -340 300Z').round(30, 0);
      const cut = sword(d, { tip: -600, guard: 60, pommel: 300, width, span: 400 }).flipY(0);
      const breath = d.mirror(d.union(...[0, 1, 2].map((i) => d.circle(-130 - (i % 2) * 90, 190 + i * 70, 26))));
      return [d.layer('helmet', bucket.subtract(cut, breath).withoutSlivers(400).round(8, 0), 'main')];
    }
    const crest = d.sector(0, -50, 500, 204, 336, 334).round(16, 0);
    return [d.layer('crest', crest, 'second', { mono: 'ink' }), d.layer('helmet', helm.subtract(slit).withoutSlivers(900).round(6, 0), 'main')];
  },
});
