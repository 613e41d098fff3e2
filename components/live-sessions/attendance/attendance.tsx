import { ActionButton } from '@/components/ui/action-button'
import { attendanceText } from '@/i18n/attendance'
import { formatShortDateTime } from '@/i18n/dates'
import { AttendanceImport } from './attendance-import'

type AttendanceImportListItem = { id: string; people: number; at: Date }

export function Attendance({
  liveSessionId,
  imports,
}: {
  liveSessionId: string
  imports: AttendanceImportListItem[]
}) {
  const text = attendanceText()
  const { choose, another, failed } = text
  const path = `/api/team/sessions/${liveSessionId}/attendance`
  return (
    <section aria-labelledby="attendance" className="mt-10 grid gap-4">
      <h2 id="attendance">{text.title}</h2>
      <p className="text-muted">{text.lede}</p>
      {imports.length > 0 && (
        <ul aria-label={text.lists} className="grid gap-3">
          {imports.map(({ id, people: userCount, at: importedAt }) => {
            const importText = text.list(userCount, formatShortDateTime(importedAt))
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span>{importText}</span>
                <ActionButton
                  label={text.undo}
                  name={`${text.undo}: ${importText}`}
                  path={`${path}/${id}/undo`}
                />
              </li>
            )
          })}
        </ul>
      )}
      <AttendanceImport path={path} text={{ choose, another, failed }} />
    </section>
  )
}
