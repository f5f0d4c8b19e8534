import { useState, type JSX } from 'react';
import type { KitFile } from '@fifteen/contracts';
import { Progress } from '@fifteen/web/ui';
import { shownPictures } from '../cover.ts';
import { Lightbox } from '../lightbox/lightbox.tsx';
import styles from './business-cards.module.css';
import { DetailsForm } from './details-form.tsx';
import { PictureButton } from './picture-button.tsx';
import { PillChoice } from './pill-choice.tsx';
import type { ShownPart } from './shown-part.ts';

type Format = 'us' | 'eu';

const FORMATS = [
  { value: 'us', label: 'US, 3.5 × 2 in' },
  { value: 'eu', label: 'EU, 85 × 55 mm' },
] as const;

const isOf = (format: Format) => ({ name }: KitFile): boolean => name.includes(`/${format}/`);

/** The format that most printers near the customer cut. */
const ownFormat = (): Format => (/-(US|CA|MX)$/.test(navigator.language) ? 'us' : 'eu');

/** Words that the page says already are left out: "Front, light". */
const short = (picture: KitFile): KitFile => ({ ...picture, label: (picture.label ?? '').split(', ').slice(0, 2).join(', ') });

/** The cards as they lie on a table, and what stands on them. */
export const BusinessCards = ({ files, about, kit, orderId, state }: ShownPart): JSX.Element => {
  const [format, setFormat] = useState<Format>(ownFormat);
  const [at, setAt] = useState<number | null>(null);
  const pictures = shownPictures(files).filter(isOf(format)).map(short);
  const isRemade = state?.status === 'waiting' || state?.status === 'processing';
  return (
    <>
      <PillChoice legend="Format of the cards" options={FORMATS} value={format} onChange={setFormat} />
      <div className={styles.table}>
        <ul className={styles.cards} data-old={isRemade || undefined}>
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <PictureButton raised picture={picture} about={about} onOpen={() => setAt(index)} />
            </li>
          ))}
        </ul>
        {isRemade && (
          <div className={styles.remaking}>
            <p>Adding your details to the cards. You can use these until the new ones are ready.</p>
            <Progress label="New cards" value={state.percentage} />
          </div>
        )}
      </div>
      <DetailsForm key={kit.order_id} orderId={orderId} details={kit.details} isRemade={isRemade} />
      {at !== null && <Lightbox pictures={pictures} about={about} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </>
  );
};
