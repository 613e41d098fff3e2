import { post } from '@/lib/client/api'
import { type Attendee, parseAttendees } from './attendees'
import { decodeText } from './decode'
import {
  MAX_EMAIL_CHARS,
  MAX_LINES_PER_REQUEST,
  MAX_MINUTES,
  MAX_NAME_CHARS,
  MAX_USERS_PER_REQUEST,
} from './limits'
import { parseTable } from './table'

/** A list of the meeting service, read here, looked up by the site piece by piece, noted the same way. */

export type AttendanceImportCandidate = { userId: string; name: string; email: string }
export type AttendanceImportMatch = Attendee & {
  as: 'matched' | 'doubtful' | 'unmatched'
  people: AttendanceImportCandidate[]
}
type ReportProgress = (doneCount: number, total: number) => void

/** Null where the file holds no such list. */
export async function readAttendees(file: File): Promise<Attendee[] | null> {
  return parseAttendees(parseTable(decodeText(new Uint8Array(await file.arrayBuffer()))))
}

/** Whom each line means, or the sentence of the call that failed. */
export async function requestMatches(
  path: string,
  attendees: Attendee[],
  reportProgress: ReportProgress,
) {
  const matches: AttendanceImportMatch[] = []
  for (const chunk of splitIntoChunks(attendees, MAX_LINES_PER_REQUEST)) {
    reportProgress(matches.length, attendees.length)
    const outcome = await post<{ matches: AttendanceImportMatch[] }>(`${path}/match`, {
      lines: chunk.map(truncateAttendee),
    })
    if (!outcome.ok) return { msg: outcome.msg }
    matches.push(...outcome.data.matches)
  }
  return { matches }
}

/** Notes them piece by piece as one list. What was noted before a failure is named, to go on from there. */
export async function saveAttendance(
  path: string,
  userIds: string[],
  progress: ImportProgress,
  reportProgress: ReportProgress,
) {
  let { list: importId, done: doneCount } = progress
  for (const chunk of splitIntoChunks(userIds.slice(doneCount), MAX_USERS_PER_REQUEST)) {
    reportProgress(doneCount, userIds.length)
    const outcome = await post<{ list: string }>(path, { people: chunk, list: importId })
    if (!outcome.ok)
      return { failed: true, msg: outcome.msg, begun: { list: importId, done: doneCount } }
    importId = outcome.data.list
    doneCount += chunk.length
  }
  return { failed: false, begun: { list: importId, done: doneCount } }
}

export type ImportProgress = { list?: string; done: number }

const truncateAttendee = ({ name, email, minutes }: Attendee) => ({
  name: name.slice(0, MAX_NAME_CHARS),
  email: email.slice(0, MAX_EMAIL_CHARS),
  minutes: Math.min(minutes, MAX_MINUTES),
})

const splitIntoChunks = <One>(items: One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
