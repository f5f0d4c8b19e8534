import { idea } from '../../idea.ts';
import { bars } from './parts.ts';

/** The sails of a boat are a rising chart. */
export const barSails = idea({
  id: 'bar-sails',
  title: 'Numbers under sail',
  says: 'Rising bars make the sails of a boat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boat', 'sail', 'sea', 'wind', 'harbor', 'sailor', 'helm', 'port'] }, { things: ['bar-chart', 'growth'], trades: ['investment', 'accounting', 'banking', 'consulting', 'data', 'insurance', 'marketing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.085 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.085 },
    steps: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.11 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 36, usual: 24 }, hull: { label: 'Hull depth', min: 380, max: 480, usual: 430 } },
  draw: (d, { look, params }) => {
    const [gap, deck, keel] = [params['gap']!, 180, params['hull']!];
    const width = 116 - gap;
    const all = bars(d, { count: 7, width, gap, top: () => -520, bottom: () => deck });
    const main = d.path('M-420 180C-260 60 -110 -160 -60 -480H68V180Z').round(0, 0);
    const jib = d.path('M68 -320C200 -240 330 -60 400 180H68Z');
    const sails = d.union(...all.slice(0, 4)).intersect(main).withoutSlivers(900);
    const front = d.union(...all.slice(4)).intersect(jib).withoutSlivers(900);
    const hull = d.path(`M-430 ${deck + gap + 14}H430C390 350 300 ${keel} 160 ${keel}H-200C-320 ${keel} -400 340 -430 ${deck + gap + 14}Z`).round(14, 0);
    if (look === 'steps') {
      const tops = [10, -170, -350, -530, -350, -150, 50];
      const columns = tops.map((top, i) => d.rect((i - 3.5) * 124 + gap / 2, top, 124 - gap, deck - top, [i < 4 ? 90 : 0, i < 4 ? 0 : 90, 0, 0]));
      return [d.layer('sails', d.union(...columns).move(30, 0), 'main'), d.layer('hull', hull.move(0, gap - 38), 'main')];
    }
    if (look === 'gradient') return [d.layer('sails', sails.union(front), { gradient: ['second', 'main'], from: [0, -480], to: [0, deck] }), d.layer('hull', hull, 'main')];
    return [d.layer('mainsail', sails, 'main'), d.layer('jib', front, 'second'), d.layer('hull', hull, 'main')];
  },
});
