import semver from 'semver';

/** The one form of a range that our builds write. */
const CARET = /^\^\d+\.\d+\.\d+$/;
/** The library also takes versions that begin with a v or a blank; no release has one. */
const VERSION = /^\d/;

/** Whether a version is in a caret range such as `^19.0.0`; a range of any other form is refused. */
export const satisfies = (version: string, range: string): boolean => CARET.test(range) && VERSION.test(version) && semver.satisfies(version, range);
