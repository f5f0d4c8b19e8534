import { useEffect, useRef, type JSX } from 'react';
import { REEL_SIZE, REELS_PATH, type Reel } from '@fifteen/contracts';
import styles from './reel-film.module.css';

export interface ReelFilmProps {
  reel: Reel;
  isPlaying: boolean;
}

/** Loads ahead of the eye, and plays nothing that nobody sees. */
const NEAR = { rootMargin: '120px' };

/** A browser may refuse to play, to save power for one: the poster is the whole logo. */
const play = (film: HTMLVideoElement): void => void film.play()?.catch(() => undefined);

/** A concept coming together, over and over, while it is in sight; before that, and for who wants calm, its poster. */
export const ReelFilm = ({ reel: { film, poster, brief }, isPlaying }: ReelFilmProps): JSX.Element => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying) return undefined;
    const watcher = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play(element) : element.pause()), NEAR);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      element.pause();
    };
  }, [isPlaying]);
  return (
    <span className={styles.frame}>
      <img className={styles.picture} src={`${REELS_PATH}/${poster}`} alt={`Logo concept for ${brief.company}`} width={REEL_SIZE} height={REEL_SIZE} loading="lazy" decoding="async" />
      <video ref={video} className={styles.picture} src={`${REELS_PATH}/${film}`} width={REEL_SIZE} height={REEL_SIZE} preload="none" muted loop playsInline disablePictureInPicture aria-hidden="true" tabIndex={-1} />
    </span>
  );
};
