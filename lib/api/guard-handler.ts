import 'server-only'
import type * as z from 'zod/mini'
import { pauseDeadline, withDeadline, withoutDeadline } from '@/base/deadline'
import type { RateLimitName } from '@/base/settings'
import { countAttempt } from '@/lib/auth/limits'
import type { Viewer } from '@/lib/auth/sessions'
import { sendMailAfterResponse } from '@/lib/mail/outbox-worker'
import { readJson } from './body'
import { type Caller, readCaller } from './caller'
import { acceptsHtml, CSRF_FIELD, type FormRedirects, readForm, redirectWithError } from './form'
import { rejectCrossSite, requireCsrfToken } from './origin'
import { type ApiResult, toAppError } from './result'
import { openUploadStream, type UploadStream } from './upload-stream'
import { validate } from './validate'

/**
 * The request pipeline. Every handler goes through the same checks in the same order: origin, CSRF token,
 * viewer, body, fields, limits. One deadline covers all of it, except the time that the body takes to arrive.
 */

export type RequestSchema = z.ZodMiniType
type ParsedInput<S> = S extends RequestSchema ? z.output<S> : undefined
export type Params = Record<string, string | string[] | undefined>

type HandlerContext<S, V, B> = {
  input: ParsedInput<S>
  /** The fields of a form that a browser sent by itself. */
  sent: URLSearchParams
  /** What comes as it comes, where the route takes a stream. */
  content: B extends true ? UploadStream : undefined
  viewer: V
  caller: Caller
  params: Params
  request: Request
}

export type HandlerOptions<S extends RequestSchema | undefined, V, B extends boolean = false> = {
  /** Name in the log. */
  name: string
  /** Shape of the JSON body; without one, no body is read. */
  body?: S
  /** It is a plain form, sent without a script; this is where its sender goes on. */
  form?: (params: Params) => FormRedirects
  /** The body is a file, read by the command and as long as it has announced. */
  stream?: B
  limits?: { address?: RateLimitName; viewer?: RateLimitName }
  /** The command writes mails, which go out once the answer is sent. */
  mails?: boolean
  /** JSON, or a file that is its own answer. */
  run: (context: HandlerContext<S, V, B>) => Promise<ApiResult | Response>
}

export type GuardedHandler = {
  enter: (
    request: Request,
    params: Params,
    logFields: HandlerLogFields,
  ) => Promise<ApiResult | Response>
  name: string
  /** To all but the team there is nothing at this address, whatever the method. */
  hidden?: true
}
export type HandlerLogFields = { user?: string; detail?: string }

export function guardHandler<
  S extends RequestSchema | undefined,
  V extends Viewer | null,
  B extends boolean,
>(options: HandlerOptions<S, V, B>, authenticate: (caller: Caller) => Promise<V>): GuardedHandler {
  const handle: GuardedHandler['enter'] = async (request, params, logFields) => {
    rejectCrossSite(request)
    const result = await withDeadline(async () => {
      const caller = await readCaller(request)
      const formFields = options.form
        ? await pauseDeadline(readForm(request))
        : new URLSearchParams()
      requireCsrfToken(request, caller.cookieSession, readCsrfToken(request, formFields))
      const viewer = await authenticate(caller)
      logFields.user = viewer?.id
      const input = (
        options.body ? validate(options.body, await pauseDeadline(readJson(request))) : undefined
      ) as ParsedInput<S>
      if (options.limits?.address) await countAttempt(options.limits.address, caller.address)
      if (options.limits?.viewer && viewer) await countAttempt(options.limits.viewer, viewer.id)
      const stream = (options.stream ? openUploadStream(request) : undefined) as HandlerContext<
        S,
        V,
        B
      >['content']
      return options
        .run({ input, sent: formFields, content: stream, viewer, caller, params, request })
        .finally(stream?.leave)
    }).catch((error) => redirectOrThrow(error, request, options.form?.(params), logFields))
    if (options.mails) await scheduleMailSending()
    return result
  }
  return { enter: handle, name: options.name }
}

/** Next knows when the response is out; nothing else here needs it. */
async function scheduleMailSending() {
  const { after } = await import('next/server')
  after(() => withoutDeadline(sendMailAfterResponse))
}

/** A script echoes in a header; a plain form, which cannot, in a field. */
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
