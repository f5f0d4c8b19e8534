import { useParams } from '@fifteen/web/router';

/** The project of the address. The routes that use it have an `:id`. */
export const useProjectId = (): string => useParams()['id']!;
