/** Separate from the schema, so that pages can list them without loading it. */
export const LIVE_SESSION_KINDS = ['series', 'workshop', 'meeting'] as const
export const THEMES = [
  'social-impact',
  'youth-leadership',
  'global-goals',
  'ethics-innovation',
] as const

export type LiveSessionKind = (typeof LIVE_SESSION_KINDS)[number]
export type ProgrammeTheme = (typeof THEMES)[number]

export const isTheme = (text: string | null | undefined): text is ProgrammeTheme =>
  THEMES.some((theme) => theme === text)
