import { anchorOf, type Block, type Section } from './prose.ts';
import { Inline } from './inline.tsx';
import styles from './sections.module.css';

function Table({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }) {
  return (
    // Focusable, so that a keyboard can scroll a table that is wider than a phone.
    <div className={styles.scroller} role="region" aria-label={head.join(', ')} tabIndex={0}>
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
                <td key={head[column]}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
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
}

/** Headed sections of running text, each under its own anchor. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return (
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
}
