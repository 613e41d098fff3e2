import { post } from '@/lib/client/api'
import { MAX_LINES_PER_REQUEST } from '@/lib/live-sessions/kinds'
import { type Invitee, type ReportProgress, splitIntoChunks } from './import-list'

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
