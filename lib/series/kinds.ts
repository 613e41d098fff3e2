/** Apart from the schema, so that a page can list them without it. */
export const KINDS = ['series', 'workshop', 'meeting'] as const
export const THEMES = [
  'social-impact',
  'youth-leadership',
  'global-goals',
  'ethics-innovation',
] as const

export type Kind = (typeof KINDS)[number]
export type Theme = (typeof THEMES)[number]

export const isTheme = (text: string | null | undefined): text is Theme =>
  THEMES.some((theme) => theme === text)
