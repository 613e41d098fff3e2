import 'server-only'
import { type Language, languageCodes, type TranslatedLanguage } from '@/i18n/languages'
import { LIVE_SESSION_KINDS, type LiveSessionKind } from '@/lib/live-sessions/kinds'

/** The lines of a certificate that the team can write, for each kind of session and language. */
export const WORDING_LINES = ['heading', 'before', 'after'] as const

export type WordingLine = (typeof WORDING_LINES)[number]
type EnglishField = `${LiveSessionKind}_${WordingLine}`
export type WordingField = EnglishField | `${EnglishField}_${TranslatedLanguage}`

export const MAX_LINE_CHARACTERS: Record<WordingLine, number> = {
  heading: 60,
  before: 100,
  after: 120,
}

export const toWordingField = (
  kind: LiveSessionKind,
  line: WordingLine,
  language: Language,
): WordingField => (language === 'en' ? `${kind}_${line}` : `${kind}_${line}_${language}`)

/** A value for each field. */
export const mapWordingFields = <Value>(createValue: (line: WordingLine) => Value) =>
  Object.fromEntries(
    LIVE_SESSION_KINDS.flatMap((kind) =>
      WORDING_LINES.flatMap((line) =>
        languageCodes.map((language) => [toWordingField(kind, line, language), createValue(line)]),
      ),
    ),
  ) as Record<WordingField, Value>

export const WORDING_PLACEHOLDERS = ['mode', 'length', 'day'] as const

type WordingPlaceholder = (typeof WORDING_PLACEHOLDERS)[number]

const PLACEHOLDER_PATTERN = /\{(mode|length|day)\}/g

/** A brace outside a known placeholder would be printed on certificates. */
export const hasKnownPlaceholders = (line: string): boolean =>
  !/[{}]/.test(line.replaceAll(PLACEHOLDER_PATTERN, ''))

export const fillPlaceholders = (line: string, values: Record<WordingPlaceholder, string>) =>
  line.replaceAll(PLACEHOLDER_PATTERN, (_, name: WordingPlaceholder) => values[name])
