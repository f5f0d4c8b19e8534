import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@fifteen/web/router';

/** The token of a mail's link, `#token=…`. It is taken out of the address at once: histories and screenshots keep those. */
export const useLinkToken = (): string | null => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};
