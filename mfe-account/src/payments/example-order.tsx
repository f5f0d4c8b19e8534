import type { JSX } from 'react';
import { Alert, ButtonLink, Card, PageHeading, SectionHeading, TextLink } from '@fifteen/web/ui';
import { dollars } from '../shared/money.ts';
import type { Example } from './example.ts';
import styles from './payment.module.css';

const NEXT = ['Create a project or open one.', 'Choose the logo that is yours.', 'Refine it with your credits.'] as const;

const messageOf = ({ type, credits }: Example): string =>
  type === 'credits'
    ? `Your account has been credited with ${credits} credits`
    : 'Your brand kit purchase is complete';

const Lines = ({ example }: { example: Example }): JSX.Element => (
  <dl className={styles.lines}>
    <div>
      <dt>Order ID</dt>
      <dd>ORD-EXAMPLE</dd>
    </div>
    {example.type === 'credits' ? (
      <div>
        <dt>Credits Added</dt>
        <dd>{example.credits}</dd>
      </div>
    ) : (
      <div>
        <dt>Product</dt>
        <dd>Brand Kit Package</dd>
      </div>
    )}
    <div>
      <dt>Total Paid</dt>
      <dd>{dollars(example.amount)}</dd>
    </div>
  </dl>
);

const Actions = ({ type }: Pick<Example, 'type'>): JSX.Element => (
  <div className={styles.actions}>
    {type === 'credits' && <ButtonLink to="/projects/new">Start Creating</ButtonLink>}
    <ButtonLink to="/dashboard" variant="secondary">
      Dashboard
    </ButtonLink>
  </div>
);

/** What the page looks like after a payment, for people without a sign-in; said first that it is none. */
export const ExampleOrder = ({ example }: { example: Example }): JSX.Element => (
  <>
    <Alert tone="info" title="An example, not an order">
      Nobody is signed in here, so nothing was paid and no balance has changed. The figures come from the address.
    </Alert>
    <PageHeading above="Example" lead={`${messageOf(example)}.`}>
      Payment received
    </PageHeading>
    <Card as="section" aria-labelledby="summary" className={styles.summary}>
      <SectionHeading id="summary" size="small">
        Order summary
      </SectionHeading>
      <Lines example={example} />
      <p className={styles.note}>A real order sends a confirmation email with the invoice.</p>
    </Card>
    {example.type === 'credits' && (
      <section aria-labelledby="next">
        <SectionHeading id="next" size="small">
          What's Next
        </SectionHeading>
        <ol className={styles.steps}>
          {NEXT.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    )}
    <Actions type={example.type} />
    <p className={styles.note}>
      <TextLink to="/billing">View Receipt</TextLink> or <TextLink to="/help">get help</TextLink>.
    </p>
  </>
);
