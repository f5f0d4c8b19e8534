import { useState, type JSX } from 'react';
import { shownPictures } from '../cover.ts';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { DownloadLink } from './download-link.tsx';
import { toSave } from './file-address.ts';
import styles from './guidelines.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { PictureButton } from './picture-button.tsx';
import { PictureRows } from './picture-rows.tsx';
import type { ShownPart } from './shown-part.ts';

const PAGE = /\/pages\/[^/]+$/;
const BOOK = /brand-guidelines\.pdf$/;
const ENGLISH_BOOK = /brand-guidelines-english\.pdf$/;

/** The book's pages, to leaf through, the book, and what goes out of the office with the logo on it. */
export const Guidelines = ({ files, about, kit, orderId, state }: ShownPart): JSX.Element => {
  const pages = shownPictures(files).filter(({ name }) => PAGE.test(name));
  const others = shownPictures(files).filter(({ name }) => !PAGE.test(name));
  const book = files.find(({ name }) => BOOK.test(name));
  const english = files.find(({ name }) => ENGLISH_BOOK.test(name));
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <LanguageChoice orderId={orderId} details={kit.details} isRemade={state?.status === 'waiting' || state?.status === 'processing'} />
      <ul className={styles.pages} aria-label="Pages of the guidelines">
        {pages.map((page, index) => (
          <li key={page.name}>
            <PictureButton picture={page} about={about} onOpen={() => setAt(index)} />
          </li>
        ))}
      </ul>
      {book && (
        <div className={styles.books}>
          <DownloadLink url={toSave(book.url)}>The brand book as a PDF, {String(pages.length)} pages</DownloadLink>
          {english && <DownloadLink url={toSave(english.url)}>The same in English</DownloadLink>}
        </div>
      )}
      {others.length > 0 && (
        <>
          <h3 className={styles.also}>Letterhead and email signature</h3>
          <PictureRows files={others} about={about} />
        </>
      )}
      {at !== null && <Lightbox pictures={pages} about={about} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </>
  );
};
