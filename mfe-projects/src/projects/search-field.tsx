import type { JSX } from 'react';
import { COMPANY_NAME_MAX } from '@fifteen/contracts';
import { counted } from '@fifteen/web/numbers';
import { TextField } from '@fifteen/web/ui';
import styles from './projects-page.module.css';

const countWords = (count: number): string => (count === 1 ? '1 project' : `${counted(count)} projects`);

interface SearchFieldProps {
  value: string;
  /** How many match; undefined while they are counted. */
  total: number | undefined;
  /** How many there are in all. */
  all: number | undefined;
  onChange: (value: string) => void;
}

/** What is typed, how many have it in their name, and of how many. */
export const SearchField = ({ value, total, all, onChange }: SearchFieldProps): JSX.Element => {
  const isNarrowed = value.trim() !== '' && all !== undefined;
  const words = total === undefined ? 'Searching' : countWords(total);
  return (
    <div className={styles.tools}>
      <TextField
        label="Search by name"
        type="search"
        icon="search"
        value={value}
        maxLength={COMPANY_NAME_MAX}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={styles.search}
      />
      <output className={styles.count}>{isNarrowed ? `${words} of ${counted(all)}` : words}</output>
    </div>
  );
};
