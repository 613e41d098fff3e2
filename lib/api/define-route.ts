import 'server-only'
import { randomUUID } from 'node:crypto'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { runForRequest } from '@/base/request-id'
import { runInLanguage } from '@/i18n/request-language'
import type { Viewer } from '@/lib/auth/sessions'
import { findViewerForCaller, requireApiViewer } from '@/lib/http/caller'
import { redirectToVerify } from '@/lib/http/form'
import { type FormPost, openFormPost } from '@/lib/http/form-post'
import { readRequestedLanguage } from '@/lib/http/requested-language'
import { respond, sendError, toAppError } from '@/lib/http/result'
import { getRouteName } from '@/lib/match-route'
import { requireTeamCaller, type TeamMember, type TeamRequirement } from '@/lib/team-access/member'
import { getRequestId, updateRequestContext } from '@/server/contract'
import { answerFormPost } from './answer-form'
import {
  type GuardedHandler,
  guardHandler,
  type HandlerLogFields,
  type HandlerOptions,
  type Params,
  type RequestSchema,
} from './guard-handler'

export const publicHandler = <S extends RequestSchema | undefined = undefined>(
  options: HandlerOptions<S, null>,
): GuardedHandler => guardHandler(options, async () => null)

export const userHandler = <
  S extends RequestSchema | undefined = undefined,
  B extends boolean = false,
>(
  options: HandlerOptions<S, Viewer, B>,
): GuardedHandler => guardHandler(options, requireApiViewer)

/** Everyone else gets 404. */
export const teamHandler = <
  S extends RequestSchema | undefined = undefined,
  B extends boolean = false,
>({
  role,
  needsFreshFactor,
  allowsUnverified,
  ...options
}: HandlerOptions<S, TeamMember, B> & TeamRequirement): GuardedHandler => ({
  ...guardHandler(options, async (caller) =>
    requireTeamCaller(await findViewerForCaller(caller), {
      role,
      needsFreshFactor,
      allowsUnverified,
    }),
  ),
  isHidden: true,
})

/** Does the same work as a team route, so that timing does not reveal which routes exist. */
export const notFoundHandler: GuardedHandler = guardHandler(
  { run: async () => ({ body: {} }) },
  async (caller) => {
    await requireTeamCaller(await findViewerForCaller(caller), {
      role: 'any',
      allowsUnverified: true,
    })
    throw new AppError('notFound', 'urlNotFound')
  },
)

const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type HttpMethod = (typeof HTTP_METHODS)[number]
type RouteContext = { params: Promise<Params> }
type HandleRequest = (request: Request, context: RouteContext) => Promise<Response>
/** Undeclared methods have no declaration. */
export type RouteHandler = HandleRequest & { declaration?: GuardedHandler }

/** Answers 405 for methods that are not declared. */
export function defineRoute(
  guardedHandlers: Partial<Record<HttpMethod, GuardedHandler>>,
): Record<HttpMethod, RouteHandler> {
  const handlersByMethod = guardedHandlers.GET
    ? { HEAD: guardedHandlers.GET, ...guardedHandlers }
    : guardedHandlers
  const allowedMethods = Object.keys(handlersByMethod).join(', ')
  const fallbackHandler = Object.values(handlersByMethod).some(({ isHidden }) => isHidden)
    ? methodNotAllowedForTeam
    : methodNotAllowed
  const routeHandlers = HTTP_METHODS.map((method) => [
    method,
    Object.assign(
      createRequestHandler(handlersByMethod[method] ?? fallbackHandler, allowedMethods),
      { declaration: guardedHandlers[method] },
    ),
  ])
  return Object.fromEntries(routeHandlers) as Record<HttpMethod, RouteHandler>
}

const createRequestHandler =
  (handler: GuardedHandler, allowedMethods: string): HandleRequest =>
  (request, context) => {
    const formPost = handler.form ? openFormPost(request) : null
    const language = formPost?.language ?? readRequestedLanguage(request) ?? 'en'
    return runInLanguage(language, async () => {
      const response = await respondToRequest(handler, allowedMethods, request, context, formPost)
      return formPost?.isOwn
        ? answerFormPost(formPost, response, handler.form ?? {}, request)
        : response
    })
  }

async function respondToRequest(
  handler: GuardedHandler,
  allowedMethods: string,
  request: Request,
  context: RouteContext,
  formPost: FormPost | null,
): Promise<Response> {
  const incomingRequestId = getRequestId(request.headers)
  const [requestId, startedAt, logFields] = [
    incomingRequestId ?? randomUUID(),
    performance.now(),
    {} as HandlerLogFields,
  ]
  let failure: unknown
  const params = await context.params
  const response = await runForRequest(requestId, () =>
    handler.handle(request, params, logFields, formPost),
  )
    .then((result) => respond(result, requestId))
    .catch((error) => {
      failure = error
      const verifyRedirect = redirectToVerify(error, request)
      return verifyRedirect ? respond(verifyRedirect, requestId) : sendError(error, requestId)
    })
  if (response.status === 405) response.headers.set('allow', allowedMethods)
  const extraLogFields = { detail: toAppError(failure)?.detail, ...logFields }
  updateRequestContext(request.headers, extraLogFields)
  const { status } = response
  const ms = Math.round(performance.now() - startedAt)
  const route = getRouteName(new URL(request.url).pathname)
  const logEntry = { requestId, method: request.method, route, status, ms, ...extraLogFields }
  if (status >= 500) log().error({ event: 'request.failed', ...logEntry, err: failure })
  // Our own server logs every request; other hosts do not.
  else if (!incomingRequestId) log().info(logEntry)
  return response
}

const rejectMethod = async () => {
  throw new AppError('methodNotAllowed', 'methodNotAllowed')
}
const methodNotAllowed: GuardedHandler = { handle: rejectMethod }
const methodNotAllowedForTeam = teamHandler({
  role: 'any',
  allowsUnverified: true,
  run: rejectMethod,
})
