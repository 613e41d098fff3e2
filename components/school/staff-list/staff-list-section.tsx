import { ActionButton } from '@/components/ui/action-button'
import { getLanguage } from '@/i18n/language'
import { staffListText } from '@/i18n/staff-list'
import type { StaffListHistory } from '@/lib/schools/staff-list/history'
import { StaffListForm } from './staff-list-form'

export function StaffListSection({ last, undone, leavers }: StaffListHistory) {
  const text = staffListText()
  return (
    <section aria-labelledby="staff-list" className="mt-12 max-w-2xl">
      <h2 id="staff-list">{text.heading}</h2>
      <p className="mt-3">{text.lede}</p>
      <p className="mb-3">
        <a
          href={`/api/school/staff-list?language=${getLanguage()}`}
          download
          className="inline-flex min-h-11 items-center"
        >
          {text.template}
        </a>
      </p>
      <StaffListForm />
      {leavers.length > 0 && (
        <div className="mt-6">
          <p>{text.removed}</p>
          <ul className="rows mt-3">
            {leavers.map(({ id, name }) => (
              <li key={id} className="grid gap-2">
                <p className="font-semibold">{name}</p>
                <ActionButton
                  label={text.restore}
                  name={text.restoreOf(name)}
                  path={`/api/school/members/${id}/restore`}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {undone && <p className="mt-6">{text.undo.undone(undone.at)}</p>}
      {last && (
        <div className="mt-6 grid gap-3">
          <p>{text.undo.text(last.at)}</p>
          <ActionButton label={text.undo.label} path={`/api/school/staff-list/${last.id}/undo`} />
        </div>
      )}
    </section>
  )
}
