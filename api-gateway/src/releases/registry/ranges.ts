import semver from 'semver';

/** The one form that our builds write. */
const CARET = /^\^\d+\.\d+\.\d+$/;

/** Whether a version is in a caret range such as `^19.0.0`; a range of any other form is refused. */
export const satisfies = (version: string, range: string): boolean => CARET.test(range) && semver.satisfies(version, range);
