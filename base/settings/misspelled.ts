import 'server-only'

/** The environment also serves other programs, so only names close to ours are reported. */

export function describeMisspellings(environmentNames: string[], settingNames: string[]): string[] {
  const known = new Set(settingNames)
  const families = listFamilies(settingNames)
  return environmentNames
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = findNearestName(name.toUpperCase(), settingNames)
      if (meant) return [`${name} is not a setting of this site. Did you mean ${meant}?`]
      return families.some((family) => name.toUpperCase().startsWith(family))
        ? [`${name} is not a setting of this site. docs/settings.md lists all settings.`]
        : []
    })
    .sort()
}

/** Beginnings such as `RATE_LIMIT_` and `S3_` that several settings share. */
function listFamilies(names: string[]): string[] {
  const beginnings = names.flatMap((name) => /^(RATE_LIMIT_|[A-Z0-9]+_)/.exec(name)?.[0] ?? [])
  return [...new Set(beginnings)].filter(
    (beginning) => beginnings.filter((other) => other === beginning).length > 1,
  )
}

/** A short name has many accidental neighbours, so it may differ in one letter only. */
export function findNearestName(name: string, settingNames: string[]): string | undefined {
  const candidates = settingNames
    .map((settingName) => ({ settingName, distance: countEdits(name, settingName) }))
    .filter(({ settingName, distance }) => distance <= (settingName.length < 8 ? 1 : 2))
    .sort((a, b) => a.distance - b.distance)
  return candidates[0]?.settingName
}

/** Letters to add, remove or change (Levenshtein). */
function countEdits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}
