import { idea } from '../../idea.ts';

/** A willow whose branches are a row of arches. */
export const willowArches = idea({
  id: 'willow-arches',
  title: 'The willow’s arches',
  says: 'The willow’s hanging branches are arches, one inside the other, and its trunk is the door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['willow', 'curtain', 'calm', 'care', 'wisteria', 'protection'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.05 },
    bold: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    curtain: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { length: { label: 'Length', min: 280, max: 390, usual: 330 } },
  draw: (d, { look, params }) => {
    if (look === 'curtain') {
      const [wide, gap] = [84, 28];
      const dome = d.sector(0, 0, 476, 180, 360).union(d.rect(-476, -1, 952, 700));
      const falls = [0, 1, 2, 3, 4].map((i) => {
        const [x, foot] = [i * (wide + gap), (i === 0 ? 130 : [0, 60, 230, 130, 300][i]!) + params['length']! - 330];
        return d.mirror(d.rect(x - wide / 2, -700, wide, 700 + foot, [0, 0, wide / 2, wide / 2])).intersect(dome);
      });
      const post = d.polygon([[-42, -700], [42, -700], [42, 200], [96, 480], [-96, 480], [-42, 200]]).intersect(dome).round(6, 0);
      return [d.layer('willow', d.union(...falls.slice(1)).round(6, 0), 'main'), d.layer('trunk', post, 'main')];
    }
    const bold = look === 'bold';
    const [pen, step] = bold ? [76, 104] : [46, 92];
    const feet = [250, 390, 200, 330];
    const arches = feet.map((usual, i) => {
      const foot = usual + params['length']! - 330;
      const r = 112 + i * step;
      return d.line(`M${-r} ${foot}V-20A${r} ${r} 0 0 1 ${r} -20V${foot}`).stroke(pen, { cap: 'round' });
    });
    const trunk = d.path(`M${-pen / 2} -60H${pen / 2}C${pen / 2} 200 ${pen / 2 + 8} 360 ${pen / 2 + 40} 460H${-pen / 2 - 40}C${-pen / 2 - 8} 360 ${-pen / 2} 200 ${-pen / 2} -60Z`).round(8, 0);
    return [d.layer('branches', d.union(...arches), 'main'), d.layer('trunk', trunk.gapFrom(arches[0]!, 22), 'second')];
  },
});
