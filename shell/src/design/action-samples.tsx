import { useState, type JSX } from 'react';
import { showToast } from '@fifteen/web/session';
import { Button, ButtonLink, Modal, Tabs, TextLink } from '@fifteen/web/ui';
import styles from './design.module.css';
import { Row, Sample } from './sample.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

const Buttons = (): JSX.Element => (
  <>
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          Get Started
        </Button>
      ))}
      <Button disabled>Refine Logo</Button>
      <Button busy busyLabel="Logging In...">
        Log In
      </Button>
    </Row>
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} size="medium" icon="download">
          Download
        </Button>
      ))}
      <ButtonLink to="/design" size="medium" iconAfter="arrow-right">
        Next
      </ButtonLink>
      <TextLink to="/design">A link in a text</TextLink>
    </Row>
  </>
);

export const ActionSamples = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <Sample title="Actions">
      <Buttons />
      <div data-ground="ink" className={styles.ink}>
        <Buttons />
      </div>
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a modal
        </Button>
        <Button variant="secondary" onClick={() => showToast('Your changes are saved.', 'success')}>
          Show a toast
        </Button>
        <Button variant="secondary" onClick={() => showToast('That did not work.', 'danger')}>
          Show a bad toast
        </Button>
      </Row>
      <Tabs
        label="Samples"
        tabs={[
          { id: 'profile', label: 'Profile', panel: <p>Arrow keys walk the tabs.</p> },
          { id: 'credits', label: 'Credits', panel: <p>100 credits.</p> },
          { id: 'billing', label: 'Billing', panel: <p>No orders yet.</p> },
        ]}
      />
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Keep this one"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        <p>Escape closes it, and the focus goes back to where it was.</p>
      </Modal>
    </Sample>
  );
};
