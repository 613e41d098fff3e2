import 'server-only'
import { AppError } from '@/base/errors'
import { connectIdentity, removeIdentity } from '@/lib/accounts/identities/connect'
import { createClearedPending, readPendingIdentity } from '@/lib/auth/oidc/pending-identity'
import type { Viewer } from '@/lib/auth/sessions'
import { redirectTo } from '@/lib/http/form'
import { routes, toSafeNextPath } from '@/lib/routes'
import { redirectWithCookies } from './answer-form'
import type { Params } from './guard-handler'
import { readPassword } from './plain-form'
import { findSeatPath } from './seat-path'

/** Forms without scripts, answered by redirects. */

type ConnectRequest = {
  viewer: Viewer
  formFields: URLSearchParams
  params: Params
  request: Request
}

export async function connectPendingIdentity({ viewer, formFields, request }: ConnectRequest) {
  const pending = readPendingIdentity(request.headers.get('cookie'))
  if (!pending) throw new AppError('gone', 'signInExpired')
  await connectIdentity(viewer, pending, readPassword(formFields))
  const next = pending.next && toSafeNextPath(pending.next)
  const target =
    (await findSeatPath(viewer.id, next)) ?? next ?? `${routes.profileSignIn}?result=${CONNECTED}`
  return redirectWithCookies(target, [createClearedPending()])
}

export async function removeConnectedIdentity({ viewer, formFields, params }: ConnectRequest) {
  await removeIdentity(viewer, String(params.id), readPassword(formFields))
  return redirectTo(`${routes.profileSignIn}?result=${REMOVED}`)
}

/** Results that are no errors. */
export const [CONNECTED, REMOVED] = ['connected', 'removed'] as const
