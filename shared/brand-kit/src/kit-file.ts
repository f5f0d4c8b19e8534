/** A file of a kit. */
export interface KitFile {
  /** Path in the kit: small letters, digits, hyphens, dots and slashes. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Shown in the viewer, with this name: "Front, light". Absent for files that are only downloaded. */
  readonly preview?: string;
  /** Pixels, of pictures and films. */
  readonly width?: number;
  readonly height?: number;
}
