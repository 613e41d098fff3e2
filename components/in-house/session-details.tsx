import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { schoolTrainingText } from '@/i18n/school-training'
import { routes } from '@/lib/routes'
import type {
  InHouseSession,
  listPossibleAttendees,
  listSessionItems,
} from '@/lib/training/in-house/session'
import { AttendeesForm } from './attendees-form'
import { CloseAttendance } from './close-attendance'
import { EditSession } from './edit-session'
import { SessionPapers } from './session-papers'

type SessionItems = Awaited<ReturnType<typeof listSessionItems>>

type Props = {
  session: InHouseSession
  teachers: Awaited<ReturnType<typeof listPossibleAttendees>>
  items: SessionItems
}

export function InHouseSessionDetails({ session, teachers, items }: Props) {
  const text = schoolSessionsText()
  const material = items.find(({ value }) => value === session.itemId)?.label
  if (session.isCancelled) return <p className="mt-8">{text.isCancelled}</p>
  return (
    <>
      {material && <p className="mt-4">{text.material(material)}</p>}
      <section aria-labelledby="code" className="mt-10">
        <h2 id="code">{text.code.heading}</h2>
        <p className="mt-3 font-mono text-3xl">{session.code}</p>
        <p className="mt-3 max-w-2xl">{getCodeText(session)}</p>
      </section>
      <section aria-labelledby="attendance" className="mt-10">
        <h2 id="attendance">{text.attendance.heading}</h2>
        <Attendance session={session} teachers={teachers} />
      </section>
      {!session.hasStarted && (
        <div className="mt-10">
          <ActionButton
            label={schoolTrainingText().notices.announceThis}
            path={`/api/school/in-house-sessions/${session.id}/announce`}
          />
        </div>
      )}
      <CloseAttendance session={session} />
      <SessionPapers session={session} />
      {!session.isClosed && <EditSession session={session} items={items} />}
      <div className="mt-10 grid gap-3">
        <p>{text.cancelNote}</p>
        <ActionButton
          label={text.cancel}
          path={`/api/school/in-house-sessions/${session.id}/cancel`}
        />
      </div>
    </>
  )
}

function getCodeText({ hasStarted, isCodeOpen, isClosed }: InHouseSession) {
  const { code: text } = schoolSessionsText()
  if (isClosed) return text.closed
  return hasStarted && !isCodeOpen ? text.over : text.text
}

function Attendance({ session, teachers }: Omit<Props, 'items'>) {
  const { attendance: text, attendees, next } = schoolSessionsText()
  if (session.isClosed) return <p className="mt-3">{text.closed(attendees(session.attendees))}</p>
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
