import 'server-only'
import { AppError, createUnavailableError, type FieldErrors } from '@/base/errors'
import { shortenRequestId } from '@/base/request-id'
import { isDatabaseUnavailable, isMissingUser } from '@/db/errors'
import { getErrorText, isAppErrorCode } from '@/i18n/error-text'
import { getResponseErrorText } from '@/i18n/response-error-text'
import { teamHomeText } from '@/i18n/team-home'
import { REQUEST_ID_HEADER } from '@/server/contract'

export type ApiResult = { status?: number; body: Record<string, unknown>; cookies?: string[] }

export type EditConflict<Fields> = { name: string | null; version: number; theirs: Fields }

export function respond(result: ApiResult | Response, requestId: string): Response {
  if (result instanceof Response) {
    result.headers.set(REQUEST_ID_HEADER, requestId)
    return result
  }
  const { status = 200, body, cookies = [] } = result
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [REQUEST_ID_HEADER]: requestId,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

export function sendError(error: unknown, requestId: string): Response {
  const appError = toAppError(error)
  if (!appError)
    return respond({ status: 500, body: { msg: describeInternalError(requestId) } }, requestId)
  const { status, retryAfter } = appError
  const response = respond({ status, body: toErrorBody(appError) }, requestId)
  if (retryAfter) response.headers.set('retry-after', String(retryAfter))
  if (status === 408 || status === 413) response.headers.set('connection', 'close')
  return response
}

/** With a code that leads to the request in the log. */
export const describeInternalError = (requestId: string): string =>
  getErrorText('internalErrorNamed', { code: shortenRequestId(requestId) })

export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (isMissingUser(error)) return new AppError('unauthenticated', 'notLoggedIn')
  return isDatabaseUnavailable(error) ? createUnavailableError('the database is away', error) : null
}

/** The only place on the server that turns codes into text. The first invalid field gives the message. */
export function toErrorBody({ kind: errorKind, code: errorCode, values, errors: codes }: AppError) {
  const msg = getErrorText(errorCode, values)
  if (!codes) return { msg }
  const errors = translateFieldErrors(codes)
  const [first = msg] = Object.values(errors)
  return { msg: errorKind === 'invalid' ? first : msg, errors }
}

/** Each conflicting field shows its current value; the user's input is kept. */
export function buildEditConflictResult(
  msg: string,
  {
    version,
    theirs: currentValues,
  }: Pick<EditConflict<Record<string, string>>, 'version' | 'theirs'>,
): ApiResult {
  const { readsNow } = teamHomeText().form
  const errors = Object.fromEntries(
    Object.entries(currentValues).map(([field, value]) => [field, readsNow(value)]),
  )
  return { status: 409, body: { msg, errors, now: { version: `${version}` } } }
}

const translateFieldErrors = (codes: FieldErrors) =>
  Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field,
      isAppErrorCode(code) ? getErrorText(code) : getResponseErrorText(code),
    ]),
  )
