import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  getSecurity,
  listSecurityEvents,
} from './account-security.ts';
import { recordAnalyticsEvent } from './analytics-events.ts';
import { getCuratedAssets, listAssets, updateAsset } from './assets.ts';
import {
  disownAccount,
  forgotPassword,
  getMe,
  login,
  logout,
  oauthCallback,
  oauthSignin,
  readMailLink,
  refresh,
  resetPassword,
  sendVerification,
  signup,
  verifyEmail,
} from './auth.ts';
import { changeCardDetails, getBrandKit, getBrandKitOrder, purchaseBrandKit, retryBrandKitPart, streamBrandKitOrder } from './brand-kits.ts';
import type { Call } from './calls.ts';
import { getContactWays, sendContactMessage } from './contact.ts';
import { getMaintenance } from './maintenance.ts';
import {
  confirmStatusSubscription,
  getStatus,
  getStatusJsonFeed,
  getStatusRssFeed,
  subscribeToStatus,
  unsubscribeFromStatus,
} from './status.ts';
import { getStudioModel } from './studio-models.ts';
import { purchaseCredits } from './credit-purchases.ts';
import { listEditFonts, listEditSymbols, previewEdit, saveEdit } from './edits.ts';
import { getInvoice } from './invoices.ts';
import { listLogoFiles } from './logo-files.ts';
import { getOrderBySession, listOrders } from './orders.ts';
import {
  createProject,
  duplicateProject,
  getProject,
  listProjects,
  removeProject,
  restoreProject,
  retryProject,
  streamProject,
  updateProject,
} from './projects.ts';
import { createOwnLogoProject, readOwnLogo } from './own-logos.ts';
import { getPaymentStatus, purchaseProject } from './purchases.ts';
import { getLogoHistory, listRefinements, readRefinementPrompt, refineAsset } from './refinements.ts';
import { requestRefund } from './refunds.ts';
import {
  checkRelease,
  findMissingFiles,
  listReleases,
  promoteRelease,
  pruneReleases,
  publishRelease,
  readReleaseCheck,
  readReleaseLog,
  reportVisits,
  rollBackRelease,
  sendReleaseFile,
  startCanary,
} from './releases.ts';
import { exportTransactions, getBillingSummary, listTransactions } from './transactions.ts';
import { drawTrial } from './trials.ts';
import { streamUserEvents } from './user-events.ts';
import { addPasskey, beginPasskey, passkeySignIn, removePasskey, renamePasskey, startPasskeySignIn } from './passkeys.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, finishSignIn, renewRecoveryCodes } from './second-factor.ts';
import { readSiteColors } from './site-colors.ts';
import { endPressPage, getPressPage, savePressPage, visitPressPage } from './press-pages.ts';
import { getProjectShare, getSharedProject, shareProject, unshareProject, voteOnShare } from './shares.ts';
import { getProfile, getStatistics, updateProfile } from './users.ts';

/** Every call of the product. The gateway mounts it, the OpenAPI document lists it, tests walk it. */
export const API: readonly Call[] = [
  signup,
  login,
  finishSignIn,
  startPasskeySignIn,
  passkeySignIn,
  logout,
  getMe,
  refresh,
  oauthSignin,
  oauthCallback,
  forgotPassword,
  resetPassword,
  readMailLink,
  verifyEmail,
  disownAccount,
  sendVerification,
  getProfile,
  updateProfile,
  getSecurity,
  listSecurityEvents,
  changePassword,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  endOtherSessions,
  endSession,
  exportAccount,
  deleteAccount,
  getStatistics,
  listProjects,
  createProject,
  readOwnLogo,
  createOwnLogoProject,
  readSiteColors,
  getProject,
  updateProject,
  duplicateProject,
  removeProject,
  restoreProject,
  retryProject,
  streamProject,
  listAssets,
  getCuratedAssets,
  updateAsset,
  getProjectShare,
  shareProject,
  unshareProject,
  getSharedProject,
  voteOnShare,
  getPressPage,
  savePressPage,
  endPressPage,
  visitPressPage,
  purchaseProject,
  getPaymentStatus,
  purchaseCredits,
  getOrderBySession,
  listOrders,
  requestRefund,
  listTransactions,
  exportTransactions,
  getBillingSummary,
  getInvoice,
  streamUserEvents,
  recordAnalyticsEvent,
  refineAsset,
  readRefinementPrompt,
  listRefinements,
  getLogoHistory,
  previewEdit,
  listEditFonts,
  listEditSymbols,
  saveEdit,
  listLogoFiles,
  getBrandKit,
  purchaseBrandKit,
  getBrandKitOrder,
  streamBrandKitOrder,
  retryBrandKitPart,
  changeCardDetails,
  drawTrial,
  getStudioModel,
  getContactWays,
  sendContactMessage,
  getMaintenance,
  getStatus,
  getStatusJsonFeed,
  getStatusRssFeed,
  subscribeToStatus,
  confirmStatusSubscription,
  unsubscribeFromStatus,
  listReleases,
  readReleaseCheck,
  readReleaseLog,
  findMissingFiles,
  sendReleaseFile,
  publishRelease,
  checkRelease,
  startCanary,
  promoteRelease,
  rollBackRelease,
  pruneReleases,
  reportVisits,
];
