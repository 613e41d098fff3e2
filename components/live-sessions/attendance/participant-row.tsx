import { TeamForm, TeamTextArea } from '@/components/team/forms/team-form'
import { ActionButton } from '@/components/ui/action-button'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { Registrant } from '@/lib/live-sessions/registration/registrants'

export const NO_ATTENDANCE = { state: null, joinedAt: null, source: null, certificate: null }

type Props = { liveSessionId: string; participant: Registrant; canRevoke: boolean }

export function ParticipantRow({ liveSessionId, participant, canRevoke }: Props) {
  const { people: participantsText } = teamSessionsText()
  const { id, name, email, state, joinedAt, source: attendanceSource, certificate } = participant
  const path = `/api/team/sessions/${liveSessionId}/people/${id}`
  const statusTexts = [
    attendanceSource && state === null && participantsText.unregistered,
    state === 'waiting' && participantsText.waits,
    state === 'cancelled' && participantsText.given,
    joinedAt && participantsText.joinedAt(joinedAt),
    attendanceSource && participantsText.source[attendanceSource],
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="break-all text-muted">{email}</p>
        {statusTexts.length > 0 && <p>{statusTexts.join(', ')}</p>}
      </div>
      {attendanceSource && certificate ? (
        <RemoveCertified path={`${path}/absent`} {...{ name, certificate, canRevoke }} />
      ) : attendanceSource ? (
        // Someone who did not register leaves the list, so the result is above it.
        <TeamForm
          path={`${path}/absent`}
          button={participantsText.absent}
          name={participantsText.absentOf(name)}
          variant="secondary"
        />
      ) : (
        <ActionButton
          label={participantsText.present}
          name={participantsText.presentOf(name)}
          path={`${path}/present`}
          isImmediate
        />
      )}
    </li>
  )
}

type RemoveProps = { path: string; name: string; certificate: string; canRevoke: boolean }

function RemoveCertified({ path, name, certificate, canRevoke }: RemoveProps) {
  const { people, certified: text } = teamSessionsText()
  return (
    <details className="w-full max-w-2xl">
      <summary
        className="min-h-11 cursor-pointer py-2 font-semibold"
        aria-label={people.absentOf(name)}
      >
        {people.absent}
      </summary>
      <div className="grid gap-4 pb-4">
        <p>{text.holds(name, certificate)}</p>
        <TeamForm
          path={canRevoke ? `${path}/revoke` : path}
          button={canRevoke ? text.revoke : text.ask}
        >
          {!canRevoke && <input type="hidden" name="certificate" value="ask" />}
          <TeamTextArea
            name="reason"
            label={canRevoke ? text.reason : text.reasonForManager}
            rows={2}
            maxLength={500}
          />
        </TeamForm>
        <TeamForm path={path} button={text.keep} variant="secondary">
          <input type="hidden" name="certificate" value="keep" />
        </TeamForm>
      </div>
    </details>
  )
}
