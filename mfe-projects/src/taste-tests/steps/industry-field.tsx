import { useId, useState, type JSX, type KeyboardEvent } from 'react';
import { TextField, VisuallyHidden } from '@fifteen/web/ui';
import styles from './industry-field.module.css';
import { suggestionsFor } from './industries.ts';

interface IndustryFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Free text with suggestions: a combobox whose list only helps. */
export const IndustryField = ({ value, onChange, error }: IndustryFieldProps): JSX.Element => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = suggestionsFor(value);
  const shown = isOpen && suggestions.length > 0;
  const optionId = (at: number): string => `${id}-option-${at}`;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (industry: string): void => {
    onChange(industry);
    close();
  };
  const walk = (step: 1 | -1): void => {
    setOpen(true);
    setActive((active + step + suggestions.length + (active === -1 && step === -1 ? 1 : 0)) % suggestions.length);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && shown && suggestions[active]) {
      event.preventDefault();
      return choose(suggestions[active]);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!step || suggestions.length === 0) return;
    event.preventDefault();
    walk(step);
  };

  return (
    <div className={styles.field}>
      <TextField
        label="Industry"
        name="industry"
        required
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
        hint="Choose a suggestion or write your own."
        error={error}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Suggested industries" hidden={!shown} className={styles.list}>
        {suggestions.map((industry, at) => (
          <button
            type="button"
            key={industry}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.option}
            // Before the field loses the focus and the list its reason to be there.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(industry)}
          >
            {industry}
          </button>
        ))}
      </div>
      <VisuallyHidden>
        <output>{shown ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}</output>
      </VisuallyHidden>
    </div>
  );
};
