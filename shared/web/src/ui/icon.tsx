import type { JSX } from 'react';

/** Drawn on a grid of 24 with strokes of 1.75 and round ends; our own, so no licence travels with them. */
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 7.5V12l3 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  columns: 'M4 5h7v14H4zM13 5h7v14h-7z',
  download: 'M12 4v11m-5-5 5 5 5-5M4.5 20h15',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'eye-off': 'M4 4l16 16M10 6a8 8 0 0 1 2-.5c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.6 3.400M6.5 8a17 17 0 0 0-4 4S6 18.5 12 18.500a9 9 0 0 0 4-1M9.9 9.900a3 3 0 0 0 4.2 4.2',
  flip: 'M12 4v16M9 7 4 17h5zM15 7l5 10h-5z',
  heart: 'M12 20S4 15.2 4 9.5A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.900C20 15.200 12 20 12 20Z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 4.500M16 9.500h.01',
  info: 'M12 11v5.500M12 7.500h.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12.500h-17zM4 6.500l8 6.5 8-6.5',
  menu: 'M4 8h16M4 16h16',
  minus: 'M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  pencil: 'M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3',
  play: 'M8 5.500v13l10.5-6.500z',
  plus: 'M12 5v14M5 12h14',
  redo: 'M19.5 9h-10a5 5 0 0 0 0 10H15M15.5 5l4 4-4 4',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.400L20 9.200M20 4.500v4.700h-4.7',
  search: 'm20 20-4.5-4.500M17.5 10.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z',
  share: 'M12 15V4m-4.500 4.500L12 4l4.500 4.500M7 11.500H5V20h14v-8.500h-2',
  trash: 'M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  undo: 'M4.5 9h10a5 5 0 0 1 0 10H9M8.5 5l-4 4 4 4',
  upload: 'M12 15.500V4.500m-5 5 5-5 5 5M4.5 20h15',
  user: 'M16 8.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20a7.5 7.5 0 0 1 15 0',
  warning: 'M12 4 2.5 20h19zM12 10v4.500M12 17.500h.01',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Pixels; 20 stands well beside text of 17. */
  size?: number | undefined;
}

/** Decoration beside words. Where an icon stands alone, its button needs an `aria-label`. */
export const Icon = ({ name, size = 20 }: IconProps): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
