import type { JSX } from 'react';
import type { EditedLogo } from '@fifteen/contracts';
import { Skeleton } from '@fifteen/web/ui';
import styles from './edit-page.module.css';
import { pictureOf } from './picture-of.ts';

const SMALL_PX = [64, 32, 20];

const groundOf = ({ colours }: EditedLogo): string | undefined => colours.find(({ target }) => target === 'background')?.hex;

interface CanvasProps {
  logo: EditedLogo | undefined;
  /** What is shown: the logo as it is, or as it was opened. */
  caption: string;
  message: string | null;
}

/** The logo, large and as small as it will be seen, with what there is to say of the last change. */
export const Canvas = ({ logo, caption, message }: CanvasProps): JSX.Element => (
  <div className={styles.canvas}>
    <figure className={styles.sheet} aria-busy={logo === undefined} style={{ backgroundColor: logo && groundOf(logo) }}>
      {logo ? (
        <img src={pictureOf(logo.svg)} alt={`${logo.name}: ${caption}`} width={1000} height={1000} className={styles.drawing} />
      ) : (
        <div className={styles.drawing}>
          <Skeleton shape="tile" height="100%" />
        </div>
      )}
    </figure>
    <div className={styles.below}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {logo && (
        <div className={styles.small} aria-hidden="true">
          {SMALL_PX.map((side) => (
            <img key={side} src={pictureOf(logo.svg)} alt="" width={side} height={side} style={{ width: side, height: side }} />
          ))}
        </div>
      )}
    </div>
  </div>
);
