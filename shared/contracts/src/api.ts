import { recordAnalyticsEvent } from './analytics-events.ts';
import { getCuratedAssets, listAssets } from './assets.ts';
import { getMe, login, logout, oauthCallback, oauthSignin, refresh, signup } from './auth.ts';
import { getBrandKit, getBrandKitOrder, purchaseBrandKit, streamBrandKitOrder } from './brand-kits.ts';
import type { Call } from './calls.ts';
import { createProject, getProject, listProjects, streamProject, updateProject } from './projects.ts';
import { getPaymentStatus, purchaseProject } from './purchases.ts';
import { refineAsset } from './refinements.ts';
import { getProfile, getStatistics } from './users.ts';

/** Every call of the product. The gateway mounts it, the OpenAPI document lists it, tests walk it. */
export const API: readonly Call[] = [
  signup,
  login,
  logout,
  getMe,
  refresh,
  oauthSignin,
  oauthCallback,
  getProfile,
  getStatistics,
  listProjects,
  createProject,
  getProject,
  updateProject,
  streamProject,
  listAssets,
  getCuratedAssets,
  purchaseProject,
  getPaymentStatus,
  recordAnalyticsEvent,
  refineAsset,
  getBrandKit,
  purchaseBrandKit,
  getBrandKitOrder,
  streamBrandKitOrder,
];
