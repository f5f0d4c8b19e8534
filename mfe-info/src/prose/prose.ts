/** Stands in a text for a sentence about the time that the status page measures; it brings its own space before. */
export const MEASURED_TIME = '{measured time}';

/** A piece of running text. Strings may hold `[label](/path)` links and MEASURED_TIME; nothing else is marked up. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The fragment under which a section's heading can be linked to. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return [...block.table.head, ...block.table.rows.flat()];
};

/** A line of text without its links, and without figures that change. */
export const inlinePlainText = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(MEASURED_TIME, '');

/** All words of some sections, for the search index and the read time. */
export const plainTextOf = (sections: readonly Section[]): string =>
  inlinePlainText(sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(textsOf)]).join(' '));

const WORDS_A_MINUTE = 200;

/** Minutes that an adult needs, rounded up. */
export const readMinutesOf = (sections: readonly Section[]): number =>
  Math.ceil(plainTextOf(sections).split(/\s+/).length / WORDS_A_MINUTE);
