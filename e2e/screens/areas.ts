import { authScreens } from './areas/auth.ts';
import { dashboardScreens } from './areas/dashboard.ts';
import { projectsScreens } from './areas/projects.ts';
import type { Screen } from './screen.ts';

/** Every screen of the product. An area adds its file here. */
export const SCREENS: readonly Screen[] = [...authScreens, ...dashboardScreens, ...projectsScreens];
