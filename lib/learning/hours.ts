import 'server-only'
import { isTheme, THEMES } from '@/lib/series/kinds'
import { isIn, monthsOf, type SchoolYear } from './school-year'

/** What CBSE asks of a teacher in a school year. */
export const ASKED_HOURS = 50

export type Lesson = { day: string; minutes: number; theme: string | null }

/** Minutes of one school year: ours and those noted by oneself, in all, by month and by theme. */
export function minutesOf(year: SchoolYear, sessions: Lesson[], entries: Lesson[]) {
  const ours = sessions.filter(({ day }) => isIn(year, day))
  const own = entries.filter(({ day }) => isIn(year, day))
  const both = (fits: (lesson: Lesson) => boolean) => ({
    ours: sum(ours.filter(fits)),
    own: sum(own.filter(fits)),
  })
  return {
    ...both(() => true),
    months: monthsOf(year).map((month) => ({
      month,
      ...both(({ day }) => day.startsWith(month)),
    })),
    themes: [...THEMES, null].map((theme) => ({
      theme,
      ...both((lesson) => (isTheme(lesson.theme) ? lesson.theme : null) === theme),
    })),
  }
}

export type Minutes = ReturnType<typeof minutesOf>

const sum = (lessons: Lesson[]) => lessons.reduce((all, { minutes }) => all + minutes, 0)
