import { useState, type JSX } from 'react';
import { AD_FILM_SECONDS, type KitFile } from '@fifteen/contracts';
import styles from './film.module.css';
import { DownloadLink } from './download-link.tsx';
import { toSave } from './file-address.ts';
import { PillChoice } from './pill-choice.tsx';
import type { ShownPart } from './shown-part.ts';
import { useHeldUrl } from './use-held-url.ts';

const FORMATS = [
  { value: 'landscape', label: 'Landscape' },
  { value: 'square', label: 'Square' },
  { value: 'portrait', label: 'Portrait' },
] as const;
type Format = (typeof FORMATS)[number]['value'];

const USES: Readonly<Record<Format, string>> = {
  landscape: 'For your site, YouTube and screens in your shop.',
  square: 'For feeds.',
  portrait: 'For stories, reels and shorts. The text stays clear of the app’s buttons.',
};

interface PlayerProps {
  film: KitFile;
  poster: KitFile | undefined;
  about: string;
}

const Player = ({ film, poster, about }: PlayerProps): JSX.Element => {
  const url = useHeldUrl(film.url);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the film has no sound, and its words are the name and the address
    <video
      controls
      playsInline
      muted
      preload="metadata"
      src={url}
      poster={poster?.url}
      width={film.width ?? undefined}
      height={film.height ?? undefined}
      aria-label={`${about}: ${film.label ?? ''}, ${AD_FILM_SECONDS} seconds, without sound`}
      className={styles.film}
    >
      Your browser does not support the video element.{' '}
      <a href={toSave(film.url)} download>
        Download the film
      </a>
    </video>
  );
};

/** The film in the page; it plays when it is asked to. */
export const Film = ({ files, about }: ShownPart): JSX.Element => {
  const [format, setFormat] = useState<Format>('landscape');
  const find = (ending: string): KitFile | undefined => files.find(({ name }) => name.endsWith(`${format}${ending}`));
  const film = find('.mp4');
  return (
    <div className={styles.stage} data-ground="ink">
      <div className={styles.bar}>
        <PillChoice legend="Format of the film" options={FORMATS} value={format} onChange={setFormat} />
        <p className={styles.use}>{USES[format]}</p>
        {film && (
          <DownloadLink url={toSave(film.url)} label={`MP4 of the film, ${format}`}>
            MP4
          </DownloadLink>
        )}
      </div>
      {film ? <Player key={film.name} film={film} poster={find('-poster.png')} about={about} /> : <p>Not Available</p>}
    </div>
  );
};
