import 'server-only'

export type TextFieldKind = 'line' | 'lines' | 'markdown' | 'phone' | 'url' | 'link' | 'day'

export type TextField = {
  /** Its path in the texts of the code, such as `hero.lede`. */
  name: string
  label: string
  hint?: string
  kind: TextFieldKind
  maxLength: number
  /** In braces in the text, such as `{firstname}`; without them, braces are characters. */
  placeholders?: { known: readonly string[]; required: readonly string[] }
  /** The text of the code; empty where the code shows nothing. */
  original: string
  /** Of its text, unless that is English. */
  lang?: string
  /** What visitors read in English, for the translator of a text in another language. */
  english?: string
}
