/**
 * The keys of these types are the error codes. `i18n` fills them from its English texts, so that every
 * code has a text and this layer imports none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by i18n/errors.ts
export interface AppErrorTextRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by i18n/field-errors.ts
export interface FieldErrorTextRegistry {}

export type AppErrorCode = keyof AppErrorTextRegistry

export type AppErrorValues<Word extends AppErrorCode> = AppErrorTextRegistry[Word] extends (
  values: infer V,
) => string
  ? V
  : undefined

/** Codes whose text has no placeholders. */
export type PlainAppErrorCode = {
  [Word in AppErrorCode]: AppErrorValues<Word> extends undefined ? Word : never
}[AppErrorCode]

type CountedFieldErrorCode = {
  [C in keyof FieldErrorTextRegistry]: FieldErrorTextRegistry[C] extends string ? never : C
}[keyof FieldErrorTextRegistry]

/** A code, with the number for its text where needed: `tooLong:200`. */
export type FieldErrorCode =
  | Exclude<keyof FieldErrorTextRegistry, CountedFieldErrorCode>
  | `${CountedFieldErrorCode}:${number}`
