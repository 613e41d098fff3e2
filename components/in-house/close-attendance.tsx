import { ActionButton } from '@/components/ui/action-button'
import { schoolSessionsText } from '@/i18n/school-sessions'
import type { InHouseSession } from '@/lib/training/in-house/session'

export function CloseAttendance({ session }: { session: InHouseSession }) {
  const { closing: text } = schoolSessionsText()
  if (!session.isOver) return null
  const path = `/api/school/in-house-sessions/${session.id}`
  return (
    <section aria-labelledby="closing" className="mt-10">
      <h2 id="closing">{text.heading}</h2>
      <p className="mt-3 mb-4 max-w-2xl">{session.isClosed ? text.isClosed : text.lede}</p>
      {session.isClosed ? (
        <ActionButton key="reopen" label={text.reopen} path={`${path}/reopen`} isImmediate />
      ) : (
        <ActionButton key="close" label={text.close} path={`${path}/close`} isImmediate />
      )}
    </section>
  )
}
