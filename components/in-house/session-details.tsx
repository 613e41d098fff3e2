import Link from 'next/link'
import { ActionButton } from '@/components/school/action-button'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { routes } from '@/lib/routes'
import type { InHouseSession, listPossibleAttendees } from '@/lib/training/in-house/queries'
import { AttendeesForm } from './attendees-form'

type Props = {
  session: InHouseSession
  teachers: Awaited<ReturnType<typeof listPossibleAttendees>>
  material?: string
}

export function InHouseSessionDetails({ session, teachers, material }: Props) {
  const text = schoolSessionsText()
  if (session.isCancelled) return <p className="mt-8">{text.isCancelled}</p>
  return (
    <>
      {material && <p className="mt-4">{text.material(material)}</p>}
      <section aria-labelledby="code" className="mt-10">
        <h2 id="code">{text.code.heading}</h2>
        <p className="mt-3 font-mono text-3xl">{session.code}</p>
        <p className="mt-3 max-w-2xl">
          {session.hasStarted && !session.isCodeOpen ? text.code.over : text.code.text}
        </p>
      </section>
      <section aria-labelledby="attendance" className="mt-10">
        <h2 id="attendance">{text.attendance.heading}</h2>
        <Attendance session={session} teachers={teachers} />
      </section>
      <div className="mt-10 grid gap-3">
        <p>{text.cancelNote}</p>
        <ActionButton label={text.cancel} path={`/api/school/sessions/${session.id}/cancel`} />
      </div>
    </>
  )
}

function Attendance({ session, teachers }: Props) {
  const { attendance: text, next } = schoolSessionsText()
  if (!session.hasStarted) return <p className="mt-3">{text.early}</p>
  if (teachers.rows.length === 0) return <p className="mt-3">{text.none}</p>
  return (
    <>
      <p className="mt-3">{text.lede}</p>
      <AttendeesForm sessionId={session.id} teachers={teachers.rows} />
      {teachers.next && (
        <p className="mt-4">
          <Link
            href={`${routes.schoolSession(session.id)}?after=${teachers.next}`}
            prefetch={false}
          >
            {next}
          </Link>
        </p>
      )}
    </>
  )
}
