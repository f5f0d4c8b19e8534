import type { JSX } from 'react';
import { VisuallyHidden } from '@fifteen/web/ui';
import type { Sample } from './samples.ts';
import styles from './samples-list.module.css';

interface SamplesProps {
  samples: readonly Sample[];
  onChoose: (url: string) => void;
}

/** Pictures of ours, for whoever has none at hand. */
export const Samples = ({ samples, onChoose }: SamplesProps): JSX.Element => (
  <section aria-labelledby="samples-title">
    <p id="samples-title" className={styles.title}>
      No picture handy? Use one of ours.
    </p>
    <ul className={styles.list}>
      {samples.map(({ id, url, title }) => (
        <li key={id}>
          <button type="button" className={styles.sample} onClick={() => onChoose(url)}>
            <img src={url} alt="" width={240} height={180} loading="lazy" />
            <span className={styles.caption}>
              <VisuallyHidden>Use </VisuallyHidden>
              {title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
