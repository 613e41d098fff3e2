import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamSessionsText } from '@/i18n/team-sessions'

/** One form for both: the server finds out whether the address has an account. */
export function AddAttendee({ liveSessionId }: { liveSessionId: string }) {
  const text = teamSessionsText().people.add
  return (
    <section aria-labelledby="add-attendee" className="mt-10">
      <h2 id="add-attendee">{text.heading}</h2>
      <p className="mt-1 mb-3 max-w-3xl text-muted">{text.lede}</p>
      <div className="max-w-xl">
        <TeamForm path={`/api/team/sessions/${liveSessionId}/attendees`} button={text.button}>
          <AttendeeFields />
        </TeamForm>
      </div>
    </section>
  )
}

export function AttendeeFields({ name, email }: { name?: string; email?: string }) {
  const text = teamSessionsText().people.add
  return (
    <>
      <TeamField name="name" label={text.name} maxLength={160} dir="auto" defaultValue={name} />
      <TeamField
        name="email"
        label={text.email}
        type="email"
        maxLength={254}
        defaultValue={email}
      />
    </>
  )
}
