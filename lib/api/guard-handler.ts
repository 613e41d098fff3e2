import 'server-only'
import type * as z from 'zod/mini'
import { pauseDeadline, withDeadline, withoutDeadline } from '@/base/deadline'
import type { RateLimitName } from '@/base/settings'
import { countAttempt } from '@/lib/auth/rate-limits'
import type { Viewer } from '@/lib/auth/sessions'
import { readJson, rejectLargeBody } from '@/lib/http/body'
import { type Caller, readCaller } from '@/lib/http/caller'
import {
  acceptsHtml,
  CSRF_FIELD,
  type FormRedirects,
  readForm,
  redirectWithError,
} from '@/lib/http/form'
import {
  type FormPost,
  isLoggedOutInBrowser,
  readFormPost,
  requireOwnForm,
  toJsonInput,
} from '@/lib/http/form-post'
import { validate } from '@/lib/http/json'
import { rejectCrossSite, requireCsrfToken } from '@/lib/http/origin'
import { type ApiResult, toAppError } from '@/lib/http/result'
import { openUploadStream, type UploadStream, withUploadShare } from '@/lib/http/upload-stream'
import type { FormOptions } from './answer-form'

/**
 * Every handler runs the same checks in this order: origin, CSRF token, viewer, body, fields, limits. One
 * deadline covers all of it, except the time the body takes to arrive.
 */

export type RequestSchema = z.ZodMiniType
type ParsedInput<S> = S extends RequestSchema ? z.output<S> : undefined
export type Params = Record<string, string | string[] | undefined>

type HandlerContext<S, V, B> = {
  input: ParsedInput<S>
  formFields: URLSearchParams
  stream: B extends true ? UploadStream : undefined
  viewer: V
  caller: Caller
  params: Params
  request: Request
}

export type HandlerOptions<S extends RequestSchema | undefined, V, B extends boolean = false> = {
  body?: S
  /** A form submitted without JavaScript; where to redirect afterwards. */
  formRedirects?: (params: Params) => FormRedirects
  /** Also takes the form of a page, before the scripts run or without any. */
  form?: FormOptions
  acceptsStream?: B
  /** A page of a school, where no login counts: nothing of it is read. */
  ignoresSession?: true
  limits?: { ip?: RateLimitName; viewer?: RateLimitName }
  /** Such as sending the emails that `run` enqueued. */
  afterResponse?: () => Promise<void>
  run: (context: HandlerContext<S, V, B>) => Promise<ApiResult | Response>
}

export type GuardedHandler = {
  handle: (
    request: Request,
    params: Params,
    logFields: HandlerLogFields,
    formPost?: FormPost | null,
  ) => Promise<ApiResult | Response>
  /** For the description of the API. */
  body?: RequestSchema
  acceptsForm?: boolean
  form?: FormOptions
  isLimited?: boolean
  /** Everyone but the team gets 404, whatever the method. */
  isHidden?: true
  /** For programs with a token: what describes the call. */
  token?: { scope: string | null; query: RequestSchema; answer: RequestSchema; status: 200 | 201 }
}
export type HandlerLogFields = { user?: string; detail?: string }

export function guardHandler<
  S extends RequestSchema | undefined,
  V extends Viewer | null,
  B extends boolean,
>(options: HandlerOptions<S, V, B>, authenticate: (caller: Caller) => Promise<V>): GuardedHandler {
  const handle: GuardedHandler['handle'] = async (request, params, logFields, formPost) => {
    rejectCrossSite(request)
    const result = await withDeadline(async () => {
      const caller = await readCaller(request)
      if (options.ignoresSession) Object.assign(caller, { cookieSessionId: null })
      if (formPost) {
        await pauseDeadline(readFormPost(formPost, request))
        requireOwnForm(formPost, request, caller.cookieSessionId)
        if (isLoggedOutInBrowser(formPost)) caller.cookieSessionId = null
      }
      const formFields = options.formRedirects
        ? await pauseDeadline(readForm(request))
        : new URLSearchParams()
      if (!formPost)
        requireCsrfToken(request, caller.cookieSessionId, readCsrfToken(request, formFields))
      const viewer = await authenticate(caller)
      logFields.user = viewer?.id
      if (!options.acceptsStream) rejectLargeBody(request)
      const input = (
        options.body
          ? validate(
              options.body,
              formPost ? checkForm(formPost, options.form) : await pauseDeadline(readJson(request)),
            )
          : undefined
      ) as ParsedInput<S>
      if (options.limits?.ip) await countAttempt(options.limits.ip, caller.ip)
      if (options.limits?.viewer && viewer) await countAttempt(options.limits.viewer, viewer.id)
      const stream = (
        options.acceptsStream ? openUploadStream(request) : undefined
      ) as HandlerContext<S, V, B>['stream']
      const run = () => options.run({ input, formFields, stream, viewer, caller, params, request })
      if (!stream) return run()
      return withUploadShare(viewer?.id ?? caller.ip, run).finally(stream.drain)
    }).catch((error) => redirectOrThrow(error, request, options.formRedirects?.(params), logFields))
    if (options.afterResponse) await scheduleAfterResponse(options.afterResponse)
    return result
  }
  const { body, form, formRedirects, limits } = options
  return {
    ...{ handle, body, form, isLimited: Boolean(limits) },
    acceptsForm: Boolean(formRedirects),
  }
}

/** What the form has and the call has not is only checked. */
function checkForm(formPost: FormPost, { schema, checkboxes }: FormOptions = {}) {
  const input = toJsonInput(formPost, checkboxes)
  if (schema) validate(schema, input)
  return input
}

export async function scheduleAfterResponse(task: () => Promise<void>) {
  const { after } = await import('next/server')
  after(() => withoutDeadline(task))
}

/** Scripts send the token in a header; plain forms, which cannot, in a field. */
const readCsrfToken = (request: Request, formFields: URLSearchParams) =>
  request.headers.get('x-xsrf-token') ?? formFields.get(CSRF_FIELD)

function redirectOrThrow(
  error: unknown,
  request: Request,
  redirects: FormRedirects | undefined,
  logFields: HandlerLogFields,
) {
  const redirect = redirects && acceptsHtml(request) ? redirectWithError(error, redirects) : null
  if (!redirect) throw error
  logFields.detail = toAppError(error)?.detail ?? toAppError(error)?.code
  return redirect
}
