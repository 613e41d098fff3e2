import 'server-only'
import type { LiveSessionKind } from '@/lib/live-sessions/kinds'

/** The lines of a certificate that the team can write, for each kind of session. */
export const WORDING_LINES = ['heading', 'before', 'after'] as const

type WordingLine = (typeof WORDING_LINES)[number]
export type WordingField = `${LiveSessionKind}_${WordingLine}`

export const WORDING_PLACEHOLDERS = ['mode', 'length', 'day'] as const

type WordingPlaceholder = (typeof WORDING_PLACEHOLDERS)[number]

const PLACEHOLDER_PATTERN = /\{(mode|length|day)\}/g

/** A brace outside a known placeholder would be printed on certificates. */
export const hasKnownPlaceholders = (line: string): boolean =>
  !/[{}]/.test(line.replaceAll(PLACEHOLDER_PATTERN, ''))

export const fillPlaceholders = (line: string, values: Record<WordingPlaceholder, string>) =>
  line.replaceAll(PLACEHOLDER_PATTERN, (_, name: WordingPlaceholder) => values[name])
