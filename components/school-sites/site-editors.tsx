import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { SiteTeacher } from '@/lib/school-sites/site/settings'
import { EditorSwitch } from './editor-switch'

export function SiteEditors({ teachers }: { teachers: SiteTeacher[] }) {
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
    </section>
  )
}
