import 'server-only'
import { owner } from '@/base/owner'
import { calendarOf, entryFileName } from '@/lib/series/calendar'
import { gatheringLetterWords } from '@/words/gathering-letters'
import { letterWords } from '@/words/letters'
import type { Letter, Unsubscribable } from './letters'
import { oneLine, plainName } from './plain-name'

/** As it waits in the outbox. */
export type GatheringData = {
  firstname: string
  gathering: string
  slug: string
  title: string
  summary: string
  host: string
  startsAt: string
  minutes: string
  sequence: string
  /** When the session last changed; an email that waits since the version before has none. */
  changedAt?: string
  reason: string
  /** The page of the gathering, and its entry for calendars. */
  page: string
  entry: string
}

export type GatheringTemplates = {
  gatheringRegistered: GatheringData
  gatheringWaiting: GatheringData
  gatheringMovedUp: GatheringData
  gatheringMoved: GatheringData
  gatheringCancelled: GatheringData
  gatheringRestored: GatheringData
  gatheringTomorrow: Unsubscribable<GatheringData>
  gatheringSoon: Unsubscribable<GatheringData>
}

type Name = keyof GatheringTemplates
type Entry = 'PUBLISH' | 'CANCEL' | null

/** Which of them bring the calendar's entry along, and by which method. */
const ENTRY: Record<Name, Entry> = {
  gatheringRegistered: 'PUBLISH',
  gatheringWaiting: null,
  gatheringMovedUp: 'PUBLISH',
  gatheringMoved: 'PUBLISH',
  gatheringCancelled: 'CANCEL',
  gatheringRestored: 'PUBLISH',
  gatheringTomorrow: null,
  gatheringSoon: null,
}

export const gatheringLetters = Object.fromEntries(
  (Object.keys(ENTRY) as Name[]).map((name) => [
    name,
    (data: GatheringData) => compose(name, data),
  ]),
) as { [N in Name]: (data: GatheringData) => Letter }

function compose(name: Name, data: GatheringData): Letter {
  const words = gatheringLetterWords()
  const { button, quoted, ...said } = words.letters[name]({
    firstname: plainName(data.firstname, letterWords(owner).nobody),
    title: oneLine(data.title),
    when: words.when(data.startsAt),
  })
  const details: Letter['details'] = [
    [words.labels.session, oneLine(data.title)],
    [words.labels.when, words.when(data.startsAt)],
    [words.labels.minutes, words.minutes(Number(data.minutes))],
    [words.labels.host, oneLine(data.host)],
    [words.labels.entry, data.entry, data.entry],
  ]
  const method = ENTRY[name]
  return {
    ...said,
    details,
    ...(quoted && data.reason && { quote: data.reason }),
    action: { label: button, url: data.page },
    ...(method && { attachment: entryFile(data, method) }),
  }
}

const entryFile = (data: GatheringData, method: 'PUBLISH' | 'CANCEL') => ({
  filename: entryFileName(data.slug),
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: calendarOf(
    [
      {
        id: data.gathering,
        slug: data.slug,
        title: data.title,
        summary: data.summary,
        startsAt: new Date(data.startsAt),
        minutes: Number(data.minutes),
        sequence: Number(data.sequence),
        cancelled: method === 'CANCEL',
        updatedAt: data.changedAt ? new Date(data.changedAt) : new Date(),
      },
    ],
    method,
  ),
})
