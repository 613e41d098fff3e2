import 'server-only'
import { isTheme, THEMES } from '@/lib/content/kinds'
import { isInSchoolYear, listMonths, type SchoolYear } from './school-year'

export type LearningActivity = { day: string; minutes: number; theme: string | null }

export function summarizeMinutes(
  year: SchoolYear,
  sessions: LearningActivity[],
  entries: LearningActivity[],
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
    themes: [...THEMES, null].map((theme) => ({
      theme,
      ...sumBoth((activity) => (isTheme(activity.theme) ? activity.theme : null) === theme),
    })),
  }
}

export type LearningMinutes = ReturnType<typeof summarizeMinutes>

const sumMinutes = (activities: LearningActivity[]) =>
  activities.reduce((total, { minutes }) => total + minutes, 0)
