/** Version of the drawing. Another version may draw the same genome differently. */
export const ENGINE_VERSION = '1.6.0';
