import 'server-only'
import type { ListEntry } from '@/lib/content/lists'
import { toPageLabel } from '@/lib/content/lists'
import { isInSchoolYear, listMonths, type SchoolYear } from './school-year'

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
