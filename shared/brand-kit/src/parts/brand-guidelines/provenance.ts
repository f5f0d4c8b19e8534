import { STUDIOS } from '@fifteen/contracts';
import { PENS } from '@fifteen/drawing';
import { ENGINE_VERSION, type Genome, titleOf } from '@fifteen/logo-engine';
import type { KitFile } from '../../kit-file.ts';
import type { Guide } from './sheet/guide.ts';

const familyOf = ({ brand }: Guide, id: string): string => {
  const { name, weight, source, licence } = brand.text.style(id);
  return `${name} ${weight} (${source}, ${licence})`;
};

const stylesOf = ({ lettering: { style, sub }, tag }: Genome) => [style, sub, tag?.style].filter((each) => each !== undefined);

/** Where the logo comes from, as facts that can be checked, and whose it is, as the terms say it. */
export const provenanceOf = (guide: Guide): KitFile => {
  const { brand } = guide;
  const { genome } = brand;
  const letters = [...new Set(stylesOf(genome).map((style) => ('pen' in style ? `${PENS[style.pen].name}, an alphabet drawn by Fifteen` : familyOf(guide, style.font))))];
  const lines = [
    `# Provenance of the logo of ${brand.name.replace(/[\\`*_#<>[\]]/g, '\\$&')}`,
    '',
    '## How it was made',
    'Drawn by the vector engine of Fifteen from the answers of a taste test. Motifs and figures are drawings of Fifteen’s own;',
    'no stock artwork was used. The same recipe, answers and engine draw the same paths again.',
    '',
    `- Concept: ${titleOf(genome)}`,
    `- In the manner of: ${STUDIOS[genome.studio].name}. ${STUDIOS[genome.studio].philosophy}`,
    `- Engine that planned it: ${genome.engine}; that drew these files: ${ENGINE_VERSION}`,
    `- Idea: ${genome.idea ? `${genome.idea.program}, ${genome.idea.look}` : 'lettering'} (${genome.layout})`,
    `- Seed: ${JSON.stringify(genome.seed)}`,
    ...letters.map((name) => `- Letters: ${name}`),
    '',
    'The date of your order is on its receipt.',
    '',
    '## Whose it is',
    'With payment, all rights that Fifteen has in the logo you chose and in its variations are yours, for all uses, everywhere,',
    'without a time limit. You need not name us. The engine, and concepts that you did not choose, stay ours.',
    '',
    'The letters are outlines drawn from typefaces under the SIL Open Font License 1.1, which allows their use in logos.',
    'The fonts themselves belong to their authors: see fonts/notices.txt.',
    '',
    '## What this sheet does not say',
    'It does not say that nobody else has a similar mark. Have one searched before you register a trade mark.',
    'The terms of service are what counts; this sheet sums them up.',
  ];
  return { name: 'guidelines/provenance.md', mediaType: 'text/markdown', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) };
};
