import { useState, type JSX } from 'react';
import { toSave } from './file-address.ts';
import styles from './logo-files.module.css';
import { ARRANGEMENTS, type Arrangement, FORMATS, type LogoVariant, variantsOf } from './logo-variants.ts';
import { PictureRows } from './picture-rows.tsx';
import { PillChoice } from './pill-choice.tsx';
import type { ShownPart } from './shown-part.ts';

const Row = ({ variant, about }: { variant: LogoVariant; about: string }): JSX.Element => (
  <tr>
    <th scope="row">
      <span className={styles.variant}>
        <span className={styles.picture} data-coloring={variant.coloring}>
          {variant.files.svg && <img src={variant.files.svg.url} alt="" loading="lazy" />}
        </span>
        {variant.label}
      </span>
    </th>
    {FORMATS.map((format) => {
      const file = variant.files[format];
      return (
        <td key={format}>
          {file && (
            <a href={toSave(file.url)} download className={styles.file} aria-label={`${format.toUpperCase()}, ${variant.label.toLowerCase()}, of ${about}`}>
              {format.toUpperCase()}
            </a>
          )}
        </td>
      );
    })}
  </tr>
);

/** Every form in every coloring: what it looks like, and each format of it. */
export const LogoTable = ({ files, about }: Pick<ShownPart, 'files' | 'about'>): JSX.Element => {
  const offered = ARRANGEMENTS.filter(({ value }) => variantsOf(files, value).length > 0);
  const [arrangement, setArrangement] = useState<Arrangement>('primary');
  return (
    <>
      <PillChoice legend="Logo layout" options={offered} value={arrangement} onChange={setArrangement} />
      <table className={styles.table}>
        <caption className={styles.caption}>SVG for the web and designers, PDF for print, EPS for older print programs, PNG and JPG for documents and social media.</caption>
        <thead>
          <tr>
            <th scope="col">Colors</th>
            {FORMATS.map((format) => (
              <th key={format} scope="col">
                {format.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variantsOf(files, arrangement).map((variant) => (
            <Row key={variant.coloring} variant={variant} about={about} />
          ))}
        </tbody>
      </table>
    </>
  );
};

/** The overview of the logo's versions, and each of them. */
export const LogoFiles = ({ files, about }: ShownPart): JSX.Element => (
  <>
    <PictureRows files={files} about={about} />
    <LogoTable files={files} about={about} />
  </>
);
