import { post } from '@/lib/client/api'
import {
  type Attendee,
  MAX_EMAIL_CHARS,
  MAX_LINES_PER_REQUEST,
  MAX_MINUTES,
  MAX_NAME_CHARS,
  MAX_USERS_PER_REQUEST,
} from '@/lib/live-sessions/kinds'
import { decodeText, parseAttendees, parseTable } from './attendees'

export type AttendanceImportCandidate = { userId: string; name: string; email: string }
export type AttendanceImportMatch = Attendee & {
  as: 'matched' | 'doubtful' | 'unmatched'
  people: AttendanceImportCandidate[]
  /** Who can get an invitation. */
  invitee: Invitee | null
  isInvited: boolean
}
export type Invitee = { name: string; email: string }
export type ReportProgress = (doneCount: number, total: number) => void

export async function readAttendees(file: File): Promise<Attendee[] | null> {
  return parseAttendees(parseTable(decodeText(new Uint8Array(await file.arrayBuffer()))))
}

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

/** All batches form one list. A failure reports what was saved, so that the import can continue. */
export async function saveAttendance(
  path: string,
  userIds: string[],
  progress: ImportProgress,
  reportProgress: ReportProgress,
) {
  let { list: importId, done: doneCount, noted: notedCount = 0 } = progress
  for (const chunk of splitIntoChunks(userIds.slice(doneCount), MAX_USERS_PER_REQUEST)) {
    reportProgress(doneCount, userIds.length)
    const outcome = await post<{ list: string; noted: number }>(path, {
      people: chunk,
      list: importId,
    })
    const begun = { list: importId, done: doneCount, noted: notedCount }
    if (!outcome.ok) return { failed: true, msg: outcome.msg, begun }
    importId = outcome.data.list
    doneCount += chunk.length
    notedCount += outcome.data.noted
  }
  return { failed: false, begun: { list: importId, done: doneCount, noted: notedCount } }
}

/** `noted` leaves out who was present before. */
export type ImportProgress = { list?: string; done: number; noted?: number }

const truncateAttendee = ({ name, email, minutes }: Attendee) => ({
  name: name.slice(0, MAX_NAME_CHARS),
  email: email.slice(0, MAX_EMAIL_CHARS),
  minutes: Math.min(minutes, MAX_MINUTES),
})

export const splitIntoChunks = <One>(items: One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const OUTCOMES = [
  'invited',
  'present',
  'alreadyInvited',
  'declined',
  'sessionLimit',
  'mailboxLimit',
] as const
export type InviteOutcome = (typeof OUTCOMES)[number]
export type InviteCounts = Record<InviteOutcome, number>

/** The server skips people who are already invited, so a failed call can be repeated. */
export async function inviteUnmatched(
  path: string,
  invitees: Invitee[],
  reportProgress: ReportProgress,
): Promise<{ counts: InviteCounts; failed?: { msg?: string } }> {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as InviteCounts
  let doneCount = 0
  for (const people of splitIntoChunks(invitees, MAX_LINES_PER_REQUEST)) {
    reportProgress(doneCount, invitees.length)
    const result = await post<{ counts: InviteCounts }>(`${path}/invite`, { people })
    if (!result.ok) return { counts, failed: { msg: result.msg } }
    for (const outcome of OUTCOMES) counts[outcome] += result.data.counts[outcome]
    doneCount += people.length
  }
  return { counts }
}
