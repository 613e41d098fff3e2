import 'server-only'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import type { liveSessions } from '@/db/schema'
import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamSessionsText } from '@/i18n/team-sessions'
import { trainingText } from '@/i18n/training'
import type { ListEntry } from '@/lib/content/lists'
import type { LiveSessionFormInput, LiveSessionFormValues } from './schema'

type StoredLiveSession = Pick<
  typeof liveSessions.$inferSelect,
  | 'kind'
  | 'theme'
  | 'title'
  | 'summary'
  | 'language'
  | 'host'
  | 'hostBio'
  | 'startsAt'
  | 'minutes'
  | 'meetingUrl'
  | 'audience'
  | 'capacity'
  | 'subject'
  | 'region'
  | 'providerClass'
  | 'mode'
  | 'standardDomain'
  | 'attendanceMethod'
  | 'attendanceCode'
  | 'resourceIds'
  | 'recordingVideoId'
  | 'recordingUrl'
  | 'state'
>

export const toFormValues = (liveSession: StoredLiveSession): LiveSessionFormInput => ({
  kind: liveSession.kind,
  theme: liveSession.theme ?? '',
  title: liveSession.title,
  summary: liveSession.summary,
  language: liveSession.language,
  host: liveSession.host,
  hostBio: liveSession.hostBio,
  day: formatIndiaDay(liveSession.startsAt),
  time: formatIndiaClock(liveSession.startsAt),
  minutes: String(liveSession.minutes),
  meetingUrl: liveSession.meetingUrl,
  audience: liveSession.audience,
  capacity: liveSession.capacity === null ? '' : String(liveSession.capacity),
  subject: liveSession.subject ?? '',
  region: liveSession.region ?? '',
  providerClass: liveSession.providerClass,
  mode: liveSession.mode,
  standardDomain: liveSession.standardDomain ?? '',
  attendanceMethod: liveSession.attendanceMethod,
  attendanceCode: liveSession.attendanceCode ?? '',
  resourceIds: liveSession.resourceIds,
  recordingVideoId: liveSession.recordingVideoId ?? '',
  recordingUrl: liveSession.recordingUrl ?? '',
  state: liveSession.state === 'draft' ? 'draft' : 'published',
})

export function findChangedFields(
  liveSession: StoredLiveSession,
  form: LiveSessionFormValues,
): Partial<LiveSessionFormInput> {
  const fields = Object.entries(toFormValues(liveSession)) as [
    keyof LiveSessionFormInput,
    string | string[],
  ][]
  return Object.fromEntries(
    fields.filter(([name, currentValue]) => String(currentValue) !== String(form[name] ?? '')),
  )
}

export function formatConflictValues(
  currentValues: Partial<LiveSessionFormInput>,
  themes: ListEntry[],
): Record<string, string> {
  const { kinds } = liveSessionText()
  const { audiences, attendanceMethods, states } = teamSessionsText().form
  const { providerClasses, modes, standardDomains } = trainingText()
  const labels: Record<string, Record<string, string>> = {
    kind: kinds,
    theme: Object.fromEntries(themes.map(({ slug, label }) => [slug, label])),
    language: Object.fromEntries(languageCodes.map((code) => [code, LANGUAGES[code].name])),
    audience: audiences,
    attendanceMethod: attendanceMethods,
    providerClass: providerClasses,
    mode: modes,
    standardDomain: standardDomains,
    state: states,
  }
  return Object.fromEntries(
    Object.entries(currentValues).map(([name, value]) => {
      const text = [value].flat().join(', ')
      return [name, labels[name]?.[text] ?? text]
    }),
  )
}
