import 'server-only'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ApiScope } from '@/base/api-scopes'
import { pauseDeadline, withDeadline } from '@/base/deadline'
import type { FieldErrorCode } from '@/base/error-codes'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type ApiAccess, findApiAccess, requireScope } from '@/lib/api-tokens/access'
import { containsToken } from '@/lib/api-tokens/token-text'
import { type AttemptCount, countUse, tooManyAttemptsError } from '@/lib/auth/rate-limits'
import { readJson, rejectLargeBody } from '@/lib/http/body'
import { readBearerToken } from '@/lib/http/caller'
import { validate } from '@/lib/http/json'
import { rejectCrossSite } from '@/lib/http/origin'
import { sendError, toAppError } from '@/lib/http/result'
import {
  type GuardedHandler,
  type Params,
  type RequestSchema,
  scheduleAfterResponse,
} from './guard-handler'

/**
 * The routes of `/api/v1`: only a token of the API counts, no cookie and no login. The same order of checks as
 * elsewhere, with the token's own limit before its scope, so that no answer is free.
 */

const NO_PARAMETERS = z.object({})

type TokenContext<Query, Body> = {
  access: ApiAccess
  query: Query
  input: Body
  params: Params
}

type TokenHandlerOptions<
  Query extends RequestSchema,
  Body extends RequestSchema | undefined,
  Answer extends RequestSchema,
> = {
  /** Null for what every token may ask. */
  scope: ApiScope | null
  query?: Query
  body?: Body
  answer: Answer
  status?: 200 | 201
  /** Such as sending the emails that `run` enqueued. */
  afterResponse?: () => Promise<void>
  run: (
    context: TokenContext<z.output<Query>, Body extends RequestSchema ? z.output<Body> : undefined>,
  ) => Promise<z.output<Answer>>
}

export function tokenHandler<
  Answer extends RequestSchema,
  Query extends RequestSchema = typeof NO_PARAMETERS,
  Body extends RequestSchema | undefined = undefined,
>(options: TokenHandlerOptions<Query, Body, Answer>): GuardedHandler {
  const { scope, body, answer, status = 200, afterResponse } = options
  const query = options.query ?? (NO_PARAMETERS as unknown as Query)
  const handle: GuardedHandler['handle'] = async (request, params, logFields) => {
    let limit: AttemptCount | undefined
    const response = await withDeadline(async () => {
      rejectCrossSite(request)
      if (containsToken(request.url)) throw new AppError('badRequest', 'apiTokenInUrl')
      const access = await findApiAccess(readBearerToken(request.headers))
      logFields.user = access.user.id
      logFields.detail = `api token ${access.id}`
      limit = await countUse('API_TOKEN', access.id)
      if (limit.isFull) throw tooManyAttemptsError('API_TOKEN', limit.waitSeconds)
      if (scope) requireScope(access, scope)
      rejectLargeBody(request)
      const context = {
        ...{ access, params, query: validate(query, readParameters(request, query)) },
        input: body && validate(body, await pauseDeadline(readJson(request))),
      } as Parameters<typeof options.run>[0]
      return createAnswer(request, status, await options.run(context))
    }).catch((error) => createErrorAnswer(error, logFields))
    if (limit) addLimitHeaders(response.headers, limit)
    if (afterResponse) await scheduleAfterResponse(afterResponse)
    return response
  }
  return { handle, body, isLimited: true, token: { scope, query, answer, status } }
}

/** A name that the route does not know, or one that comes twice, is an error. */
function readParameters(request: Request, schema: RequestSchema): Record<string, string> {
  const known = Object.keys((schema as unknown as { shape: object }).shape)
  const values = new Map<string, string>()
  const errors = new Map<string, FieldErrorCode>()
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!known.includes(name)) errors.set(name.slice(0, MAX_NAME), 'parameterUnknown')
    else if (values.has(name)) errors.set(name, 'parameterTwice')
    else values.set(name, value)
  }
  if (errors.size > 0)
    throw new AppError('invalid', 'checkForm', { errors: Object.fromEntries(errors) })
  return Object.fromEntries(values)
}

/** Of an unknown parameter in the answer. */
const MAX_NAME = 40

/**
 * Only the program that asked may keep an answer, and must ask again before it uses it: no proxy stores it, and the
 * ETag saves the transfer.
 */
function createAnswer(request: Request, status: number, answer: unknown): Response {
  const body = JSON.stringify(answer)
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(body, { status, headers })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS)}"`
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'authorization')
  headers.set('etag', etag)
  if (!matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

const ETAG_CHARACTERS = 27

/** Weak ones too: a proxy that compresses makes them weak. */
const matchesEtag = (header: string | null, etag: string) =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false

function createErrorAnswer(error: unknown, logFields: { detail?: string }): Response {
  const appError = toAppError(error)
  if (!appError) throw error
  logFields.detail = [logFields.detail, appError.detail ?? appError.code].filter(Boolean).join(': ')
  const response = sendError(appError, '')
  if (appError.status === 401) response.headers.set('www-authenticate', 'Bearer')
  return response
}

/** Three numbers that most programs read; the newer form of the draft is a list that few do. */
function addLimitHeaders(headers: Headers, { left, waitSeconds }: AttemptCount) {
  headers.set('ratelimit-limit', String(settings().limits.API_TOKEN.count))
  headers.set('ratelimit-remaining', String(left))
  headers.set('ratelimit-reset', String(waitSeconds))
}
