import 'server-only'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { SESSION_PROVIDER_CLASSES, STANDARD_DOMAINS, TRAINING_MODES } from '@/base/training-kinds'
import type { liveSessions } from '@/db/schema'
import { LANGUAGES, languageCodes, languageOptions } from '@/i18n/languages'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamSessionsText } from '@/i18n/team-sessions'
import { trainingText } from '@/i18n/training'
import { getLists, type ListEntry, toLabelOptions, toListOptions } from '@/lib/content/lists'
import { findPublishedItems, findTitles } from '@/lib/content/published'
import { LIVE_SESSION_KINDS } from '../kinds'
import type {
  LiveSessionFormInput,
  LiveSessionFormOption,
  LiveSessionFormOptions,
  LiveSessionFormValues,
} from '../schema'

type CurrentValues = Record<'theme' | 'subject' | 'region' | 'recordingVideoId', string | null> & {
  resourceIds: string[]
}

type StoredLiveSession = Pick<
  typeof liveSessions.$inferSelect,
  | 'kind'
  | 'theme'
  | 'title'
  | 'summary'
  | 'language'
  | 'host'
  | 'hostBio'
  | 'takeaway'
  | 'preparation'
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

/** A session keeps what it has when that is retired, unlisted or withdrawn. */
export async function getLiveSessionFormOptions(
  current?: CurrentValues,
): Promise<LiveSessionFormOptions> {
  const [resourceIds, videoIds] = [
    current?.resourceIds ?? [],
    current?.recordingVideoId ? [current.recordingVideoId] : [],
  ]
  const [lists, resources, videos, titles] = await Promise.all([
    getLists(),
    findPublishedItems('resource'),
    findPublishedItems('video'),
    findTitles([...resourceIds, ...videoIds]),
  ])
  return {
    ...buildFixedOptions(),
    themes: toListOptions(lists.theme, current?.theme),
    subjects: toLabelOptions(lists.subject, current?.subject),
    regions: toLabelOptions(lists.region, current?.region),
    resources: toItemOptions(resources, resourceIds, titles),
    videos: toItemOptions(videos, videoIds, titles),
  }
}

export const toSessionFormValues = (liveSession: StoredLiveSession): LiveSessionFormInput => ({
  kind: liveSession.kind,
  theme: liveSession.theme ?? '',
  title: liveSession.title,
  summary: liveSession.summary,
  language: liveSession.language,
  host: liveSession.host,
  hostBio: liveSession.hostBio,
  takeaway: liveSession.takeaway ?? '',
  preparation: liveSession.preparation ?? '',
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
  const fields = Object.entries(toSessionFormValues(liveSession)) as [
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

function buildFixedOptions() {
  const { fields, providerClasses, modes, standardDomains } = trainingText()
  return {
    trainingFields: fields,
    kinds: buildOptions(LIVE_SESSION_KINDS, liveSessionText().kinds),
    languages: languageOptions,
    providerClasses: buildOptions(SESSION_PROVIDER_CLASSES, providerClasses),
    modes: buildOptions(TRAINING_MODES, modes),
    standardDomains: buildOptions(STANDARD_DOMAINS, standardDomains),
  }
}

const buildOptions = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): LiveSessionFormOption[] => values.map((value) => ({ value, label: labels[value] }))

function toItemOptions(
  items: { id: string; title: string }[],
  currentIds: string[],
  titles: Map<string, string>,
): LiveSessionFormOption[] {
  const listedIds = new Set(items.map(({ id }) => id))
  const kept = currentIds
    .filter((id) => !listedIds.has(id))
    .map((id) => ({ id, title: titles.get(id) ?? id }))
  return [...items, ...kept].map(({ id, title }) => ({ value: id, label: title }))
}
