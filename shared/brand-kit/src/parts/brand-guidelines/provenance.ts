import { STUDIOS } from '@fifteen/contracts';
import { ENGINE_VERSION, titleOf } from '@fifteen/logo-engine';
import type { KitFile } from '../../kit-file.ts';
import type { Guide } from './sheet/guide.ts';

const familyOf = ({ brand }: Guide, id: string): string => {
  const { name, weight, source, licence } = brand.text.style(id);
  return `${name} ${weight} (${source}, ${licence})`;
};

/** Where the logo comes from, as facts that can be checked, and whose it is, as the terms say it. */
export const provenanceOf = (guide: Guide): KitFile => {
  const { brand } = guide;
  const { genome } = brand;
  const fonts = [...new Set([genome.type.font, genome.type.subFont, ...(genome.mark?.font ? [genome.mark.font] : [])])];
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
    `- Recipe: ${genome.recipe} (${genome.family}, ${genome.layout})`,
    `- Seed: ${JSON.stringify(genome.seed)}`,
    ...fonts.map((id) => `- Letters: ${familyOf(guide, id)}`),
    '',
    'The whole recipe is in genome.json beside this sheet. The date of your order is on its receipt.',
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

/** The recipe itself. */
export const genomeFileOf = ({ brand }: Guide): KitFile => ({
  name: 'guidelines/genome.json',
  mediaType: 'application/json',
  bytes: new TextEncoder().encode(`${JSON.stringify(brand.genome, null, 2)}\n`),
});
