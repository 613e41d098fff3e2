import { TeamForm } from '@/components/team/forms/team-form'
import { ActionButton } from '@/components/ui/action-button'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { InvitedAttendee } from '@/lib/live-sessions/attendance/invited'
import { AttendeeFields } from './add-attendee'

type Props = { liveSessionId: string; people: InvitedAttendee[] }

export function InvitedAttendees({ liveSessionId, people }: Props) {
  const text = teamSessionsText().people.invited
  if (people.length === 0) return null
  return (
    <section aria-labelledby="invited-attendees" className="mt-8">
      <h3 id="invited-attendees">{text.heading(people.length)}</h3>
      <p className="text-muted">{text.hint}</p>
      <ul className="mt-2 divide-y divide-rule">
        {people.map((person) => (
          <InvitedRow key={person.id} person={person} liveSessionId={liveSessionId} />
        ))}
      </ul>
    </section>
  )
}

function InvitedRow({ liveSessionId, person }: { liveSessionId: string; person: InvitedAttendee }) {
  const text = teamSessionsText().people.invited
  const { id, name, email, invitedAt } = person
  const path = `/api/team/sessions/${liveSessionId}/attendees/${id}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p dir="auto" className="font-semibold">
          {name}
        </p>
        <p className="break-all text-muted">{email}</p>
        <p>{text.since(invitedAt)}</p>
      </div>
      <div className="grid gap-2 sm:justify-items-end">
        <ActionButton label={text.remove} name={text.removeOf(name)} path={`${path}/remove`} />
        <details>
          <summary
            aria-label={text.correctOf(name)}
            className="min-h-11 w-fit cursor-pointer content-center text-indigo"
          >
            {text.correct}
          </summary>
          <TeamForm path={path} button={text.save} name={text.saveOf(name)} variant="secondary">
            <AttendeeFields name={name} email={email} />
          </TeamForm>
        </details>
      </div>
    </li>
  )
}
