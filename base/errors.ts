import type { AppErrorCode, AppErrorValues, FieldErrorCode, PlainAppErrorCode } from './error-codes'

/** An error meant for the user. The code selects HTTP status and text; `detail` is only logged. */

const HTTP_STATUS = {
  jsonInvalid: 400,
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  gone: 410,
  lengthRequired: 411,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
} as const

export type AppErrorKind = keyof typeof HTTP_STATUS
export type FieldErrors = Record<string, FieldErrorCode | PlainAppErrorCode>

type AppErrorOptions = {
  errors?: FieldErrors
  retryAfter?: number
  detail?: string
  cause?: unknown
}
type AppErrorArguments<Code extends AppErrorCode> =
  AppErrorValues<Code> extends undefined
    ? [extras?: AppErrorOptions & { values?: undefined }]
    : [extras: AppErrorOptions & { values: AppErrorValues<Code> }]

export class AppError<Code extends AppErrorCode = AppErrorCode> extends Error {
  readonly status: number
  readonly values?: AppErrorValues<Code>
  readonly errors?: FieldErrors
  readonly retryAfter?: number
  readonly detail?: string

  constructor(
    readonly kind: AppErrorKind,
    readonly code: Code,
    ...[{ values, errors, retryAfter, detail, cause } = {}]: AppErrorArguments<Code>
  ) {
    super(detail ?? code, { cause })
    this.name = 'AppError'
    this.status = HTTP_STATUS[kind]
    this.values = values
    this.errors = errors
    this.retryAfter = retryAfter
    this.detail = detail
  }
}

export const createUnavailableError = (detail: string, cause?: unknown) =>
  new AppError('unavailable', 'busy', { retryAfter: 5, detail, cause })
