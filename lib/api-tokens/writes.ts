import 'server-only'
import * as z from 'zod/mini'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { emailAddress, fieldError } from '@/base/text'
import { liveSessionForm, type NewLiveSessionInput } from '@/lib/live-sessions/schema'
import type { InvitationLine } from '@/lib/schools/schema'
import type { invitationAnswer } from './answers'

const TEACHERS_ERROR = fieldError('teacherIdsInvalid')
const MAX_TEACHERS = 100
const ID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const teacherInvitation = z.object({ email: emailAddress('emailRequired', 'emailInvalid') })

export const presentTeachers = z.object({
  teachers: z
    .array(z.string(TEACHERS_ERROR).check(z.regex(ID_PATTERN, TEACHERS_ERROR)), TEACHERS_ERROR)
    .check(z.minLength(1, TEACHERS_ERROR), z.maxLength(MAX_TEACHERS, TEACHERS_ERROR)),
})

/** The form of the team with one time for its two fields; publishing stays on the page. */
export const draftSession = z.extend(
  z.omit(liveSessionForm, { day: true, time: true, state: true }),
  { startsAt: z.iso.datetime({ offset: true, error: fieldError('startInvalid') }) },
)

export function toSessionInput({
  startsAt,
  ...session
}: z.output<typeof draftSession>): NewLiveSessionInput {
  const start = new Date(startsAt)
  return {
    ...session,
    ...{ day: formatIndiaDay(start), time: formatIndiaClock(start), state: 'draft' },
    ...{ times: null, until: null },
  }
}

type UnsentStatus = Exclude<z.output<typeof invitationAnswer>['status'], 'sent'>

/** Of an address that is valid and was not sent an invitation. */
export function toUnsentStatus([line]: InvitationLine[]): UnsentStatus {
  if (line?.status === 'member' || line?.status === 'invited' || line?.status === 'declined')
    return line.status
  return 'limitReached'
}
