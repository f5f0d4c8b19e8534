import type { JSX, ReactNode } from 'react';
import { ButtonLink } from '@fifteen/web/ui';

interface DownloadLinkProps {
  url: string;
  variant?: 'primary' | 'secondary';
  size?: 'large' | 'medium';
  /** Where the words alone do not say of what. */
  label?: string | undefined;
  children: ReactNode;
}

/** A file that is saved, and never opened in the page's place. */
export const DownloadLink = ({ url, variant = 'secondary', size = 'medium', label, children }: DownloadLinkProps): JSX.Element => (
  <ButtonLink to={url} reloadDocument download icon="download" variant={variant} size={size} aria-label={label}>
    {children}
  </ButtonLink>
);
