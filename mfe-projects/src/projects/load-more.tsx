import { useEffect, useRef, type JSX } from 'react';
import { Button } from '@fifteen/web/ui';
import styles from './load-more.module.css';

interface LoadMoreProps {
  busy: boolean;
  onMore: () => void;
}

/** So far below the screen the next page is fetched already. */
const AHEAD = '1200px';

/** Fetches on as one scrolls; the button is for the keyboard, and for a page that could not be fetched. */
export const LoadMore = ({ busy, onMore }: LoadMoreProps): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (busy || !place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={place} className={styles.more}>
      <Button variant="secondary" size="medium" busy={busy} busyLabel="Loading more..." onClick={onMore}>
        Load more
      </Button>
    </div>
  );
};
