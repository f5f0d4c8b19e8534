import { accountScreens } from './areas/account.ts';
import { authScreens } from './areas/auth.ts';
import { billingScreens } from './areas/billing.ts';
import { brandKitScreens } from './areas/brand-kit.ts';
import { dashboardScreens } from './areas/dashboard.ts';
import { editScreens } from './areas/edit.ts';
import { generatingScreens } from './areas/generating.ts';
import { infoScreens } from './areas/info.ts';
import { landingScreens } from './areas/landing.ts';
import { projectsScreens } from './areas/projects.ts';
import { refineScreens } from './areas/refine.ts';
import { selectScreens } from './areas/select.ts';
import { shareScreens } from './areas/share.ts';
import { tasteTestScreens } from './areas/taste-test.ts';
import type { Screen } from './screen.ts';

/** Every screen of the product. An area adds its file here. */
export const SCREENS: readonly Screen[] = [
  ...landingScreens,
  ...infoScreens,
  ...authScreens,
  ...accountScreens,
  ...billingScreens,
  ...dashboardScreens,
  ...projectsScreens,
  ...tasteTestScreens,
  ...generatingScreens,
  ...selectScreens,
  ...shareScreens,
  ...refineScreens,
  ...editScreens,
  ...brandKitScreens,
];
