import type { FieldCode } from '@/words/fields'
import type { PlainRefusalWord, RefusalValues, RefusalWord } from '@/words/refusals'

/**
 * A refusal, for a person to read once it is put into words. The code decides the HTTP status;
 * `detail` stays in the log.
 */

const STATUS = {
  notJson: 400,
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

export type RefusalCode = keyof typeof STATUS
export type FieldErrors = Record<string, FieldCode | PlainRefusalWord>

type Extras = { errors?: FieldErrors; retryAfter?: number; detail?: string; cause?: unknown }
/** A sentence with a gap is not said without what fills it. */
type ExtrasOf<Word extends RefusalWord> =
  RefusalValues<Word> extends undefined
    ? [extras?: Extras & { values?: undefined }]
    : [extras: Extras & { values: RefusalValues<Word> }]

export class Refusal<Word extends RefusalWord = RefusalWord> extends Error {
  readonly status: number
  readonly values?: RefusalValues<Word>
  readonly errors?: FieldErrors
  readonly retryAfter?: number
  readonly detail?: string

  constructor(
    readonly code: RefusalCode,
    readonly word: Word,
    ...[{ values, errors, retryAfter, detail, cause } = {}]: ExtrasOf<Word>
  ) {
    super(detail ?? word, { cause })
    this.name = 'Refusal'
    this.status = STATUS[code]
    this.values = values
    this.errors = errors
    this.retryAfter = retryAfter
    this.detail = detail
  }
}

export const unavailable = (detail: string, cause?: unknown) =>
  new Refusal('unavailable', 'busy', { retryAfter: 5, detail, cause })
