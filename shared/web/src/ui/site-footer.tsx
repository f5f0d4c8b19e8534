import type { JSX } from 'react';
import { Link } from '@fifteen/web/router';
import { Container } from './container.tsx';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

interface FooterColumn {
  title: string;
  links: readonly (readonly [label: string, to: string])[];
}

/** Every link that the specification gives to the footer. */
const COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Examples', '/#examples'],
      ['How it works', '/#how-it-works'],
    ],
  },
  {
    title: 'Account',
    links: [
      ['Dashboard', '/dashboard'],
      ['Buy credits', '/buy-credits'],
      ['Billing', '/billing'],
      ['Login', '/login'],
      ['Sign up', '/signup'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Getting started', '/getting-started'],
      ['Help', '/help'],
      ['Knowledge base', '/knowledge-base'],
      ['Contact', '/contact'],
      ['Status', '/status'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Cookie policy', '/cookie-policy'],
      ['Refund policy', '/refund-policy'],
      ['DMCA', '/dmca'],
    ],
  },
];

/** The foot of public pages; the shell draws it. */
export const SiteFooter = (): JSX.Element => (
  <footer className={styles.footer} data-ground="ink">
    <Container className={styles.inner}>
      <div className={styles.brand}>
        <Logo />
        <p>Three studios. Fifteen logos. One is yours.</p>
      </div>
      <nav aria-label="Footer" className={styles.columns}>
        {COLUMNS.map((column) => (
          <div key={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={styles.links}>
              {column.links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Container>
  </footer>
);
