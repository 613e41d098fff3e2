import 'server-only'
import { settings } from '@/base/settings'
import { routes } from '@/lib/routes'

/** From the setting alone: request headers must not influence links in emails. */
const toAbsoluteUrl = (path: string) => new URL(path, settings().appUrl).href

export const buildConfirmEmailUrl = (token: string) => toAbsoluteUrl(routes.confirmEmail(token))
export const buildUndoEmailChangeUrl = (token: string) =>
  toAbsoluteUrl(routes.undoEmailChange(token))
export const buildCancelErasureUrl = (token: string) => toAbsoluteUrl(routes.cancelErasure(token))
export const buildStopRecoveryUrl = (token: string) => toAbsoluteUrl(routes.stopRecovery(token))
export const buildStopMergeUrl = (token: string) => toAbsoluteUrl(routes.stopMerge(token))
export const buildDataExportUrl = (token: string) => toAbsoluteUrl(routes.dataExport(token))
export const buildFactorLinkUrl = (token: string) => toAbsoluteUrl(routes.factorLink(token))
export const buildRecoveryUrl = (token: string) => toAbsoluteUrl(routes.recoverAccount(token))
