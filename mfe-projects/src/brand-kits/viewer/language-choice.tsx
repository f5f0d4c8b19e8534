import type { JSX } from 'react';
import type { CardDetails, KitLanguage } from '@fifteen/contracts';
import { Alert } from '@fifteen/web/ui';
import { KIT_LANGUAGES } from '../../shared/kits/kit-languages.ts';
import styles from './language-choice.module.css';
import { PillChoice } from './pill-choice.tsx';
import { useDetails } from './use-details.ts';

interface LanguageChoiceProps {
  orderId: string;
  details: CardDetails;
  /** The guidelines with the last change are being made. */
  isRemade: boolean;
}

const ENGLISH_TOO = 'Your kit has an English PDF as well.';

/** In which language the guidelines are written. A choice is saved at once. */
export const LanguageChoice = ({ orderId, details, isRemade }: LanguageChoiceProps): JSX.Element => {
  const { busy, problem, save } = useDetails(orderId);
  const change = (language: KitLanguage): void => {
    if (!busy && language !== details.language) save({ ...details, language });
  };
  const said = busy || isRemade ? 'Making your new guidelines. You can use these until they’re ready.' : details.language === 'en' ? '' : ENGLISH_TOO;
  return (
    <div className={styles.choice}>
      <PillChoice legend="Language of your guidelines" options={KIT_LANGUAGES} value={details.language} onChange={change} />
      <output className={styles.said}>{said}</output>
      {problem && <Alert title="Your language was not saved">{problem} Your guidelines are unchanged.</Alert>}
    </div>
  );
};
