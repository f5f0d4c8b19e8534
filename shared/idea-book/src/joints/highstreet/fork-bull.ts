import { idea } from '../../idea.ts';

/** A carving fork whose tines are the horns of a bull. */
export const forkBull = idea({
  id: 'fork-bull',
  title: 'Taken by the horns',
  says: 'The two tines of the carving fork are the horns of a bull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['steakhouse'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { horns: { label: 'Length of horns', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['horns']!;
    const horn = d.path('M0 -150C-70 -150 -112 -170 -126 -250C-138 -330 -130 -430 -104 -560C-200 -480 -250 -360 -244 -240C-238 -120 -150 -60 -60 -40L0 -40Z').scale(1, k, [0, -60]);
    const ear = d.path('M-130 -50C-210 -76 -280 -50 -314 14C-250 60 -180 56 -110 16Z').round(12, 0);
    const sharp = look === 'cut';
    const head = sharp ? d.polygon([[-160, -150], [160, -150], [160, 0], [100, 210], [70, 240], [-70, 240], [-100, 210], [-160, 0]]) : d.path('M-160 -150H160C176 -40 160 40 130 110C120 150 124 170 116 200C104 240 60 256 0 256C-60 256 -104 240 -116 200C-124 170 -120 150 -130 110C-160 40 -176 -40 -160 -150Z');
    const eyes = d.mirror(sharp ? d.polygon([[50, -20], [120, -50], [110, 10]]) : d.ellipse(92, -10, 26, 26));
    const nostrils = d.mirror(d.ellipse(48, 186, 22, 16).rotate(-24, [48, 186]));
    const handle = d.rect(-70, 280, 140, 340, [24, 24, 70, 70]).subtract(d.circle(0, 372, 26), d.circle(0, 490, 26));
    const skull = d.union(d.mirror(horn.union(ear)), head).round(0, 20);
    if (look === 'line') return [d.layer('bull', skull.rim(44, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('handle', d.rect(-66, 290, 132, 330, [24, 24, 66, 66]), 'second', { mono: 'ink' })];
    const face = skull.subtract(eyes, nostrils);
    if (sharp) return [d.layer('fork', face.union(handle), 'main')];
    return [d.layer('bull', face, 'main', { mono: 'ink' }), d.layer('handle', handle, 'second', { mono: 'ink' })];
  },
});
