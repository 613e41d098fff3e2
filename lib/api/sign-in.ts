import 'server-only'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { getCurrentRequestId } from '@/base/request-id'
import { settings } from '@/base/settings'
import type { SignInProvider } from '@/base/settings/sign-in'
import { getLanguage } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import { findIdentityOwner, logInByIdentity } from '@/lib/accounts/identities/log-in'
import { consumeChallenge } from '@/lib/auth/challenge'
import { createCsrfToken, createHandoverCookie } from '@/lib/auth/cookies'
import type { ProviderIdentity } from '@/lib/auth/oidc/claims'
import { completeAuthorization, startAuthorization } from '@/lib/auth/oidc/client'
import { createPendingCookie } from '@/lib/auth/oidc/pending-identity'
import { findProvider } from '@/lib/auth/oidc/providers'
import {
  createClearedTransaction,
  createState,
  createTransactionCookies,
  readTransaction,
  type SignInTransaction,
} from '@/lib/auth/oidc/transaction'
import { countAttempt } from '@/lib/auth/rate-limits'
import { type Caller, findViewerForCaller, readLoginOrigin } from '@/lib/http/caller'
import { storeFormAnswer } from '@/lib/http/form-answer'
import { describeInternalError, toAppError, toErrorBody } from '@/lib/http/result'
import { splitLanguage } from '@/lib/language-paths'
import { pages } from '@/lib/route-policies'
import { routes, toAnsweredPath, toSafeNextPath } from '@/lib/routes'
import { redirectWithCookies } from './answer-form'
import type { Params } from './guard-handler'
import { buildLoginResponse } from './login-response'
import { findSeatPath } from './seat-path'

/** Plain links, which work without scripts: to the provider, back, and on to a page; errors on a page, too. */

type SignInRequest = { request: Request; params: Params; caller: Caller }

/** Marks the link of a user who is logged in and connects an identity. */
export const CONNECT_PARAM = 'connect'

export async function beginSignIn({ request, params, caller }: SignInRequest): Promise<Response> {
  const provider = requireProvider(params)
  const isConnecting = new URL(request.url).searchParams.has(CONNECT_PARAM)
  const { language, next } = readStartPage(request.headers.get('referer'))
  return runInLanguage(language, () =>
    answerFailures(request, { provider, isConnecting, next }, async () => {
      await countAttempt('LOGIN_ADDRESS', caller.ip)
      const state = createState()
      const { url, ...checks } = await startAuthorization(provider, state)
      const transaction = { provider: provider.key, ...checks, next, language, isConnecting }
      const cookies = createTransactionCookies(state, transaction, request.headers.get('cookie'))
      return redirectWithCookies(url, cookies)
    }),
  )
}

export async function finishSignIn({ request, params, caller }: SignInRequest): Promise<Response> {
  const provider = requireProvider(params)
  const { search, searchParams } = new URL(request.url)
  const state = searchParams.get('state') ?? ''
  const transaction = readTransaction(state, request.headers.get('cookie'))
  const { isConnecting = false, next = null, language = getLanguage() } = transaction ?? {}
  return runInLanguage(language, async () => {
    const response = await answerFailures(request, { provider, isConnecting, next }, async () => {
      await countAttempt('LOGIN_ADDRESS', caller.ip)
      if (
        transaction?.provider !== provider.key ||
        !(await consumeChallenge(state, 'sign-in', null))
      )
        throw new AppError('badRequest', 'signInExpired')
      const identity = await completeAuthorization(provider, search, state, transaction)
      return admit(identity, transaction, { request, params, caller })
    })
    if (transaction) response.headers.append('set-cookie', createClearedTransaction(state))
    return response
  })
}

async function admit(
  identity: ProviderIdentity,
  { next, isConnecting }: SignInTransaction,
  { request, caller }: SignInRequest,
): Promise<Response> {
  if (isConnecting) return connectForViewer(identity, request, caller)
  const login = await logInByIdentity(identity, readLoginOrigin(caller, request.headers))
  if (!login) return askForAccount(identity, next, request)
  const target = (await findSeatPath(login.user.id, next)) ?? toSafeNextPath(next)
  const { body, cookies = [] } = buildLoginResponse(login)
  const session = { token: body.token, user: body.user }
  const handover = createHandoverCookie(session, createCsrfToken(login.session.id))
  return redirectWithCookies(target, [...cookies, handover])
}

/** Who connects an identity never lands in another account. */
async function connectForViewer(identity: ProviderIdentity, request: Request, caller: Caller) {
  const viewer = await findViewerForCaller(caller)
  const ownerId = await findIdentityOwner(identity)
  if (ownerId && ownerId !== viewer?.id) throw new AppError('conflict', 'identityTaken')
  return ownerId
    ? redirectWithCookies(routes.profileSignIn, [])
    : askForAccount(identity, routes.profileSignIn, request)
}

/** The form to register is prefilled as if it had been posted with these names. */
function askForAccount(identity: ProviderIdentity, next: string | null, request: Request) {
  const { firstname, lastname, email } = identity
  const values = Object.fromEntries(
    Object.entries({ firstname, lastname, email: email ?? '' }).filter(([, text]) => text !== ''),
  )
  const form = storeFormAnswer(
    routes.register,
    {
      ...{ page: pages.register.path, status: HTTP_INVALID, body: {}, values },
      ...{ next: routes.connectLogin, hasSession: false },
    },
    request.headers.get('cookie'),
  )
  const pending = createPendingCookie({ ...identity, next, formId: form.id })
  return redirectWithCookies(routes.connectLogin, [pending, ...form.cookies])
}

const HTTP_INVALID = 422
const HTTP_FAILED = 500

function requireProvider({ provider: key }: Params): SignInProvider {
  const provider = findProvider(key)
  if (!provider) throw new AppError('notFound', 'urlNotFound')
  return provider
}

/** The links are in pages that cannot differ by request, so the page that was left names language and target. */
function readStartPage(referrer: string | null) {
  const { origin } = settings().appUrl
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  if (url?.origin !== origin) return { language: getLanguage(), next: null }
  const { language, path } = splitLanguage(url.pathname)
  const next = RETURN_PATHS.has(path) ? url.pathname : url.searchParams.get('next')
  return { language, next: next && toSafeNextPath(next) }
}

/** They ask for a new login, and continue after it. */
const RETURN_PATHS = new Set<string>([pages.schoolSeat.path, pages.schoolSignIn.path])

type FailedSignIn = { provider: SignInProvider; isConnecting: boolean; next: string | null }

/** A sentence on the page where the login began, never a bare error. */
async function answerFailures(
  request: Request,
  { provider, isConnecting, next }: FailedSignIn,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    const appError = toAppError(error)
    if (!appError) log().error({ event: 'sign-in.broken', err: error })
    const result = appError?.code ?? 'internalError'
    if (isConnecting)
      return redirectWithCookies(
        `${routes.profileSignIn}?${new URLSearchParams({ result, provider: provider.key })}`,
        [],
      )
    const status = appError?.status ?? HTTP_FAILED
    const body = appError
      ? toErrorBody(appError)
      : { msg: describeInternalError(getCurrentRequestId() ?? '') }
    const { id, cookies } = storeFormAnswer(
      routes.login,
      {
        ...{ page: pages.login.path, status, body, values: {} },
        ...{ next, hasSession: false },
      },
      request.headers.get('cookie'),
    )
    return redirectWithCookies(`${toAnsweredPath(routes.login, id, next)}#result`, cookies)
  }
}
