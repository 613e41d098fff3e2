import 'server-only'

type RotationStart = {
  /** Chosen for the first week; null to continue after the previous session. */
  first: string | null
  previous: string | null
}

/** A theme for each week, in the order of the list, from the start again after its end. */
export function rotateThemes(
  themes: string[],
  { first, previous }: RotationStart,
  weekCount: number,
): (string | null)[] {
  const start = first === null ? themes.indexOf(previous ?? '') + 1 : themes.indexOf(first)
  return Array.from({ length: weekCount }, (_, week) =>
    themes.length > 0 ? (themes[(Math.max(start, 0) + week) % themes.length] ?? null) : null,
  )
}
