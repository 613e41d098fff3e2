import 'server-only'
import { site } from '@/base/site'
import { myLearningText } from '@/i18n/my-learning'
import { isTheme } from '@/lib/content/kinds'
import type { LearningRecord } from './queries/record'

export function buildRecordRows({
  sessions,
  entries,
}: Pick<LearningRecord, 'sessions' | 'entries'>) {
  const { themes } = myLearningText()
  const getThemeName = (theme: string | null) => (isTheme(theme) ? themes[theme] : '')
  const sessionRows = sessions
    .filter(({ counts }) => counts)
    .map(({ day, title, theme, minutes, number }) => ({
      day,
      title,
      provider: site.name as string,
      theme: getThemeName(theme),
      minutes,
      hours: formatHours(minutes),
      number: number ?? '',
    }))
  const entryRows = entries.map(({ day, title, provider, theme, minutes }) => ({
    day,
    title,
    provider,
    theme: getThemeName(theme),
    minutes,
    hours: formatHours(minutes),
    number: '',
  }))
  return [...sessionRows, ...entryRows].sort((a, b) => b.day.localeCompare(a.day))
}

/** A decimal number for spreadsheets: `1.5`. */
export const formatHours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100)
