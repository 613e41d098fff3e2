import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { SiteTeacher } from '@/lib/school-sites/site/settings'
import { ApprovalSwitch } from './approval/approval-switch'
import { EditorSwitch } from './editor-switch'

type Props = { teachers: SiteTeacher[]; needsApproval: boolean }

export function SiteEditors({ teachers, needsApproval }: Props) {
  const { editors: text } = schoolSiteEditorText()
  return (
    <section aria-labelledby="site-editors" className="mt-12 max-w-3xl">
      <h2 id="site-editors">{text.heading}</h2>
      <p className="mt-3">{teachers.length > 0 ? text.text : text.none}</p>
      <ul className="rows mt-4">
        {teachers.map((teacher) => (
          <li key={teacher.membershipId}>
            <EditorSwitch {...teacher} />
          </li>
        ))}
      </ul>
      {teachers.length > 0 && <ApprovalSwitch isNeeded={needsApproval} />}
    </section>
  )
}
