/** A refusal that a person may read. The code decides the HTTP status; `detail` stays in the log. */

const STATUS = {
  notJson: 400,
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof STATUS
export type FieldErrors = Record<string, string>

type Extras = { errors?: FieldErrors; retryAfter?: number; detail?: string; cause?: unknown }

export class Refusal extends Error {
  readonly status: number
  readonly errors?: FieldErrors
  readonly retryAfter?: number
  readonly detail?: string

  constructor(
    readonly code: RefusalCode,
    readonly text: string,
    { errors, retryAfter, detail, cause }: Extras = {},
  ) {
    super(detail ?? text, { cause })
    this.name = 'Refusal'
    this.status = STATUS[code]
    this.errors = errors
    this.retryAfter = retryAfter
    this.detail = detail
  }
}

export const unavailable = (detail: string, cause?: unknown) =>
  new Refusal('unavailable', 'The site is very busy right now. Please try again in a moment.', {
    retryAfter: 5,
    detail,
    cause,
  })
