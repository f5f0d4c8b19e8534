import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, PROJECTS_PAGE, type listProjects } from '@fifteen/contracts';
import { queryOptions, useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Alert, TextLink } from '@fifteen/web/ui';

const projectsQuery = queryOptions({
  queryKey: ['billing', 'projects'],
  queryFn: ({ signal }) => send<typeof listProjects>({ method: 'GET', path: '/api/v1/projects', query: { limit: PROJECTS_PAGE }, signal }),
});

/** Credits refine paid projects: said before somebody without one buys any. Nothing while that is not known. */
export const WhoCanUseThem = (): JSX.Element | null => {
  const { data } = useQuery(projectsQuery);
  if (!data || data.some(({ is_paid }) => is_paid)) return null;
  return (
    <Alert tone="warning" title="You can't use credits yet">
      Credits refine logos in a paid project, and you don't have one. Unlock a project for ${BRAND_KIT_PRICE_USD} first: go to{' '}
      <TextLink to="/projects">your projects</TextLink>. The credits you have now will be there.
    </Alert>
  );
};
