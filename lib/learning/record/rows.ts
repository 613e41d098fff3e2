import 'server-only'
import { site } from '@/base/site'
import type { ProviderClass, StandardDomain, TrainingMode } from '@/base/training-kinds'
import { toHours } from '@/base/training-kinds'
import { trainingText } from '@/i18n/training'
import type { ListEntry } from '@/lib/content/lists'
import { findPageLabel } from '@/lib/content/lists'
import type { LearningRecord } from './record'

type RecordActivity = {
  day: string
  title: string
  theme: string | null
  minutes: number
  providerClass: ProviderClass
  mode: TrainingMode | null
  standardDomain: StandardDomain | null
}

export function buildRecordRows({
  sessions,
  entries,
  inHouse,
  themes,
}: Pick<LearningRecord, 'sessions' | 'entries' | 'inHouse' | 'themes'>) {
  const sessionRows = sessions
    .filter(({ counts }) => counts)
    .map((liveSession) => ({
      ...buildRow(liveSession, site.name as string, themes),
      number: liveSession.number ?? '',
    }))
  const entryRows = [...entries, ...inHouse].map((entry) => ({
    ...buildRow(entry, entry.provider, themes),
    number: '',
  }))
  return [...sessionRows, ...entryRows].sort((a, b) => b.day.localeCompare(a.day))
}

function buildRow(activity: RecordActivity, provider: string, themes: ListEntry[]) {
  const { providerClasses, modes, standardDomains } = trainingText()
  const { day, title, theme, minutes, providerClass, mode, standardDomain } = activity
  return {
    day,
    title,
    provider,
    theme: findPageLabel(themes, theme),
    providerClass: providerClasses[providerClass],
    mode: mode ? modes[mode] : '',
    standardDomain: standardDomain ? standardDomains[standardDomain] : '',
    minutes,
    hours: formatDecimalHours(minutes),
  }
}

/** A decimal number for spreadsheets: `1.5`. */
export const formatDecimalHours = (minutes: number) => String(toHours(minutes))
