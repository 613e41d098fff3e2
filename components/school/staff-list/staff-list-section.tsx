import { ActionButton } from '@/components/ui/action-button'
import { getLanguage } from '@/i18n/language'
import { staffListText } from '@/i18n/staff-list'
import { StaffListForm } from './staff-list-form'

type Props = { lastImport: { id: string; at: Date } | null }

export function StaffListSection({ lastImport }: Props) {
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
      {lastImport && (
        <div className="mt-6 grid gap-3">
          <p>{text.undo.text(lastImport.at)}</p>
          <ActionButton
            label={text.undo.label}
            path={`/api/school/staff-list/${lastImport.id}/undo`}
          />
        </div>
      )}
    </section>
  )
}
