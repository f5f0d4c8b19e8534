import { useState, type FormEvent, type JSX } from 'react';
import { TAGLINE_MAX } from '@fifteen/contracts';
import { Button, TextField } from '@fifteen/web/ui';
import { useForesight } from '../controls/use-foresight.ts';
import type { Edit } from '../use-edit.ts';
import styles from './panels.module.css';

/** The small line under the name: a tagline, a place, "Est. 1998". Emptied, it goes. */
export const TaglineField = ({ edit }: { edit: Edit }): JSX.Element => {
  const drawn = edit.logo?.tag ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? drawn;
  const isOther = text.trim() !== drawn;
  const operation = isOther ? ({ op: 'tag', text: text.trim() } as const) : undefined;
  const foresight = useForesight(edit, operation);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTyped(null);
    if (operation) edit.change(operation);
  };
  return (
    <form className={styles.nameRow} onSubmit={submit}>
      <TextField
        label="Line under the name"
        placeholder="Est. 1998"
        value={text}
        maxLength={TAGLINE_MAX}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={!isOther} {...foresight}>
        {drawn === '' ? 'Add' : text.trim() === '' ? 'Remove' : 'Change'}
      </Button>
    </form>
  );
};
