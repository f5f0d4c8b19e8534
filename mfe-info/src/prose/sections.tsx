import type { JSX } from 'react';
import { anchorOf, type Block, type Section } from './prose.ts';
import { Inline } from './inline.tsx';
import styles from './sections.module.css';

interface TableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const Table = ({ head, rows }: TableProps): JSX.Element => (
  <table>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, column) => (
            <td key={head[column]} data-column={head[column]}>
              <Inline text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const BlockView = ({ block }: { block: Block }): JSX.Element => {
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  if ('table' in block) return <Table {...block.table} />;
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.list;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </List>
  );
};

/** Headed sections of running text, each under its own anchor. */
export const Sections = ({ sections }: { sections: readonly Section[] }): JSX.Element => (
  <div className={styles.prose}>
    {sections.map(({ heading, blocks }) => (
      <section key={heading} aria-labelledby={anchorOf(heading)}>
        <h2 id={anchorOf(heading)}>{heading}</h2>
        {blocks.map((block) => (
          <BlockView key={JSON.stringify(block)} block={block} />
        ))}
      </section>
    ))}
  </div>
);
