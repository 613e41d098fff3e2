import Link from 'next/link'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'

export const EditorHead = ({ title }: { title: string }) => (
  <>
    <p>
      <Link
        href={routes.schoolWebsite}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {schoolSiteEditorText().editor.back}
      </Link>
    </p>
    <h1 className="underlined">{title}</h1>
  </>
)
