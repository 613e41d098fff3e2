import { Act } from '@/components/school/act'
import { attendanceWords } from '@/words/attendance'
import { shortMoment } from '@/words/days'
import { AttendanceImport } from './attendance-import'

type List = { id: string; people: number; at: Date }

/** The lists of the meeting service that were taken over for one gathering, and the way to another. */
export function Attendance({ gathering, lists }: { gathering: string; lists: List[] }) {
  const words = attendanceWords()
  const path = `/api/team/sessions/${gathering}/attendance`
  return (
    <section aria-labelledby="attendance" className="mt-10 grid gap-4">
      <h2 id="attendance">{words.title}</h2>
      <p className="text-muted">{words.lede}</p>
      {lists.length > 0 && (
        <ul aria-label={words.lists} className="grid gap-3">
          {lists.map(({ id, people, at }) => {
            const said = words.list(people, shortMoment(at))
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span>{said}</span>
                <Act
                  label={words.undo}
                  name={`${words.undo}: ${said}`}
                  path={`${path}/${id}/undo`}
                />
              </li>
            )
          })}
        </ul>
      )}
      <AttendanceImport path={path} />
    </section>
  )
}
