import { useState, type JSX, type KeyboardEvent } from 'react';
import { SITE_ADDRESS_MAX, type readSiteColors, type SiteColors } from '@fifteen/contracts';
import { useMutation } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Button, Checkbox, TextField } from '@fifteen/web/ui';
import type { Picture } from '../images/read-picture.ts';
import { brandPalette } from './brand-colors.ts';
import styles from './palette-editor.module.css';

const readSite = (address: string): Promise<SiteColors> => send<typeof readSiteColors>({ method: 'POST', path: '/api/v1/site-colors', body: { address } });

interface ProposalProps {
  found: SiteColors;
  onColors: (colors: readonly string[]) => void;
}

/** What was found, to be confirmed: a site has colors that are not its owner's. */
const Proposal = ({ found, onColors }: ProposalProps): JSX.Element => {
  const [chosen, setChosen] = useState<readonly string[]>(found.colors);
  const toggle = (hex: string): void => setChosen(found.colors.filter((color) => (color === hex ? !chosen.includes(hex) : chosen.includes(color))));
  return (
    <fieldset className={styles.proposal}>
      <legend>Colors on {found.site}. Keep the ones that are yours.</legend>
      <div className={styles.proposed}>
        {found.colors.map((hex) => (
          <div key={hex}>
            <span className={styles.proposedPaint} style={{ background: hex }} />
            <Checkbox label={hex} checked={chosen.includes(hex)} onChange={() => toggle(hex)} />
          </div>
        ))}
      </div>
      <div>
        <Button variant="secondary" size="medium" disabled={chosen.length === 0} onClick={() => onColors(chosen)}>
          Use these colors
        </Button>
      </div>
    </fieldset>
  );
};

interface SiteColorsFieldProps {
  onColors: (picture: Picture) => void;
}

/** Brand colors from a website that the company has already. Nothing is applied before a person says so. */
export const SiteColorsField = ({ onColors }: SiteColorsFieldProps): JSX.Element => {
  const [address, setAddress] = useState('');
  const { mutate, data, error, isPending, reset } = useMutation({ mutationFn: readSite });
  const read = (): void => {
    if (address.trim() !== '' && !isPending) mutate(address.trim());
  };
  // The step is inside the test's form already: Enter reads the site, and does not go on.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    read();
  };
  return (
    <>
      <div className={styles.brand}>
        <TextField
          label="Or take them from your website"
          hint="We look at one public page and suggest its main colors. We don’t keep a copy."
          placeholder="example.com"
          value={address}
          error={error?.message}
          maxLength={SITE_ADDRESS_MAX}
          inputMode="url"
          spellCheck={false}
          autoComplete="url"
          autoCapitalize="none"
          onKeyDown={press}
          onChange={({ target }) => {
            setAddress(target.value);
            reset();
          }}
        />
        <Button variant="secondary" size="medium" busy={isPending} busyLabel="Reading..." onClick={read}>
          Find my colors
        </Button>
      </div>
      {data && <Proposal key={data.site} found={data} onColors={(colors) => onColors(brandPalette(colors))} />}
    </>
  );
};
