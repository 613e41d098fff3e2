import 'server-only'
import { site } from '@/base/site'
import { isTheme } from '@/lib/series/kinds'
import { myLearningWords } from '@/words/my-learning'
import type { Learning } from './queries/record'

/** Sessions that count and own entries as one list, the newest first, in words and figures. */
export function recordRows({ sessions, entries }: Pick<Learning, 'sessions' | 'entries'>) {
  const { themes } = myLearningWords()
  const themeOf = (theme: string | null) => (isTheme(theme) ? themes[theme] : '')
  const ours = sessions
    .filter(({ counts }) => counts)
    .map(({ day, title, theme, minutes, number }) => ({
      day,
      title,
      provider: site.name as string,
      theme: themeOf(theme),
      minutes,
      hours: hoursOf(minutes),
      number: number ?? '',
    }))
  const own = entries.map(({ day, title, provider, theme, minutes }) => ({
    day,
    title,
    provider,
    theme: themeOf(theme),
    minutes,
    hours: hoursOf(minutes),
    number: '',
  }))
  return [...ours, ...own].sort((a, b) => b.day.localeCompare(a.day))
}

/** As a spreadsheet program counts them: `1.5`. */
export const hoursOf = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100)
