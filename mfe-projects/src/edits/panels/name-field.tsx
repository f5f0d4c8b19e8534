import { useState, type FormEvent, type JSX } from 'react';
import { COMPANY_NAME_MAX } from '@fifteen/contracts';
import { Button, TextField } from '@fifteen/web/ui';
import { useForesight } from '../controls/use-foresight.ts';
import type { Edit } from '../use-edit.ts';
import styles from './panels.module.css';

/** The name in the logo: a typing error costs nobody a project. */
export const NameField = ({ edit }: { edit: Edit }): JSX.Element => {
  const drawn = edit.logo?.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? drawn;
  const wanted = name.trim();
  const isOther = wanted !== '' && wanted !== drawn;
  const operation = isOther ? ({ op: 'name', name: wanted } as const) : undefined;
  const foresight = useForesight(edit, operation);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTyped(null);
    if (operation) edit.change(operation);
  };
  return (
    <form className={styles.nameRow} onSubmit={submit}>
      <TextField
        label="Name in the logo"
        value={name}
        maxLength={COMPANY_NAME_MAX}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={!isOther} {...foresight}>
        Set
      </Button>
    </form>
  );
};
