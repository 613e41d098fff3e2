import 'server-only'
import { type ListEntry, toPageLabel } from '@/lib/content/lists'

export type LearningActivity = { day: string; minutes: number; theme: string | null }

export function summarizeMinutes(
  year: SchoolYear,
  sessions: LearningActivity[],
  entries: LearningActivity[],
  themes: ListEntry[],
) {
  const sessionsOfYear = sessions.filter(({ day }) => isInSchoolYear(year, day))
  const entriesOfYear = entries.filter(({ day }) => isInSchoolYear(year, day))
  const sumBoth = (matches: (activity: LearningActivity) => boolean) => ({
    ours: sumMinutes(sessionsOfYear.filter(matches)),
    own: sumMinutes(entriesOfYear.filter(matches)),
  })
  return {
    ...sumBoth(() => true),
    months: listMonths(year).map((month) => ({
      month,
      ...sumBoth(({ day }) => day.startsWith(month)),
    })),
    themes: [
      ...themes
        .map((entry) => ({
          ...{ theme: entry.slug, label: toPageLabel(entry), isRetired: entry.isRetired },
          ...sumBoth(({ theme }) => theme === entry.slug),
        }))
        // A retired theme appears only with hours.
        .filter(({ isRetired, ours, own }) => !isRetired || ours + own > 0)
        .map(({ isRetired: _, ...row }) => row),
      {
        ...{ theme: null, label: null },
        ...sumBoth(({ theme }) => !themes.some(({ slug }) => slug === theme)),
      },
    ],
  }
}

export type LearningMinutes = ReturnType<typeof summarizeMinutes>

const sumMinutes = (activities: LearningActivity[]) =>
  activities.reduce((total, { minutes }) => total + minutes, 0)

/** 1 April to 31 March. Days are India's, as `2026-04-01`. */
export function getSchoolYear(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const firstYear = month >= 4 ? year : year - 1
  return { first: firstYear, from: `${firstYear}-04-01`, to: `${firstYear + 1}-03-31` }
}

export type SchoolYear = ReturnType<typeof getSchoolYear>

export const isInSchoolYear = ({ from, to }: SchoolYear, day: string) => from <= day && day <= to

export const listMonths = ({ first: firstYear }: SchoolYear): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1
    return `${index < 9 ? firstYear : firstYear + 1}-${String(month).padStart(2, '0')}`
  })

export function groupRows<Row>(rows: Row[], getKey: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(getKey(row))
    if (group) group.push(row)
    else groups.set(getKey(row), [row])
  }
  return groups
}
