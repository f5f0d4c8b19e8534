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

const SOUNDS = [
  { value: 'silent', label: 'Silent' },
  { value: 'sound', label: 'With sound' },
] as const;
type Sound = (typeof SOUNDS)[number]['value'];

const USES: Readonly<Record<Format, string>> = {
  landscape: 'For your site, YouTube and screens in your shop.',
  square: 'For feeds.',
  portrait: 'For stories, reels and shorts. The text stays clear of the app’s buttons.',
};

interface PlayerProps {
  film: KitFile;
  poster: KitFile | undefined;
  about: string;
  sound: Sound;
}

const Player = ({ film, poster, about, sound }: PlayerProps): JSX.Element => {
  const url = useHeldUrl(film.url);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in the film: its sound is music, and its words are the name and the address
    <video
      controls
      playsInline
      muted={sound === 'silent'}
      preload="metadata"
      src={url}
      poster={poster?.url}
      width={film.width ?? undefined}
      height={film.height ?? undefined}
      aria-label={`${about}: ${film.label ?? ''}, ${AD_FILM_SECONDS} seconds, ${sound === 'silent' ? 'without sound' : 'with music'}`}
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
  const [wanted, setWanted] = useState<Sound>('silent');
  const find = (ending: string): KitFile | undefined => files.find(({ name }) => name.endsWith(`/${ending}`));
  const withSound = find(`${format}-with-sound.mp4`);
  // Kits from before films had sound have the silent ones alone.
  const sound: Sound = withSound ? wanted : 'silent';
  const film = sound === 'sound' ? withSound : find(`${format}.mp4`);
  return (
    <div className={styles.stage} data-ground="ink">
      <div className={styles.bar}>
        <PillChoice legend="Format of the film" options={FORMATS} value={format} onChange={setFormat} />
        {withSound && <PillChoice legend="Sound of the film" options={SOUNDS} value={sound} onChange={setWanted} />}
        <p className={styles.use}>{USES[format]}</p>
        {film && (
          <DownloadLink url={toSave(film.url)} label={`MP4 of the film, ${format}${sound === 'sound' ? ', with sound' : ''}`}>
            MP4
          </DownloadLink>
        )}
      </div>
      {film ? <Player key={film.name} film={film} poster={find(`${format}-poster.png`)} about={about} sound={sound} /> : <p>Not Available</p>}
    </div>
  );
};
