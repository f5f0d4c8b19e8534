/** Where browsers send what they refused on a page. */
export const REPORT_PATH = '/csp-reports';

/** The name by which policies call it. */
export const REPORT_GROUP = 'csp';

/** The same for a page of one release: a report says nothing about versions by itself. */
export const reportPathOf = (release: string): string => `${REPORT_PATH}?r=${release}`;

export const reportingEndpoints = (path: string): string => `${REPORT_GROUP}="${path}"`;
