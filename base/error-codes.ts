/**
 * The keys of these types are the error codes. `i18n` fills them from its English texts, so that every
 * code has a text and this layer imports none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by i18n/error-text.ts
export interface AppErrorTextRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by i18n/field-error-text.ts
export interface FieldErrorTextRegistry {}

export type AppErrorCode = keyof AppErrorTextRegistry

/** The values that fill a text's placeholders; undefined for a text without any. */
export type TextValues<Text> = [Text] extends [(values: infer V) => string] ? V : undefined

export type AppErrorValues<Code extends AppErrorCode> = TextValues<AppErrorTextRegistry[Code]>

/** Codes whose text has no placeholders. */
export type PlainAppErrorCode = {
  [Code in AppErrorCode]: AppErrorValues<Code> extends undefined ? Code : never
}[AppErrorCode]

type CountedFieldErrorCode = {
  [Code in keyof FieldErrorTextRegistry]: FieldErrorTextRegistry[Code] extends string ? never : Code
}[keyof FieldErrorTextRegistry]

type NamingFieldErrorCode = {
  [Code in keyof FieldErrorTextRegistry]: FieldErrorTextRegistry[Code] extends (
    name: string,
  ) => string
    ? Code
    : never
}[keyof FieldErrorTextRegistry]

/** A code, with the number or name for its text where needed: `tooLong:200`. */
export type FieldErrorCode =
  | Exclude<keyof FieldErrorTextRegistry, CountedFieldErrorCode>
  | `${Exclude<CountedFieldErrorCode, NamingFieldErrorCode>}:${number}`
  | `${NamingFieldErrorCode}:${string}`
