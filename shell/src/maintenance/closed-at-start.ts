import type { MaintenanceMode } from '@fifteen/contracts';

/** Written by the gateway into every page that it sends while the site is closed. */
export const MAINTENANCE_ELEMENT = 'site-maintenance';

export const maintenanceAtStart = (): MaintenanceMode | undefined => {
  const text = document.getElementById(MAINTENANCE_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as MaintenanceMode) : undefined;
};
