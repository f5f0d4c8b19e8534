/** Where the picture of a real mark is served, as the router reads it. */
export const MARK_ROUTE = '/api/v1/lookalikes/:id.svg';

export const markPath = (id: string): string => MARK_ROUTE.replace(':id', id);
