import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'
import type { EditorPage } from '@/lib/school-sites/pages/editor'
import type { SiteApproval } from '@/lib/school-sites/site/approval'
import type { SiteDraftChanges } from '@/lib/school-sites/site/unpublished'
import { ReturnDraftForm } from './return-draft-form'

type Props = { approval: SiteApproval; changes: SiteDraftChanges | null; pages: EditorPage[] }

/** For a coordinator: who asks, what changes for visitors, and the way back. Publishing is below. */
export function ApprovalQuestion({ approval, changes, pages }: Props) {
  const text = schoolSiteApprovalText()
  const { moment } = schoolSiteEditorText()
  const findPath = (title: string) =>
    pages.find((page) => page.title === title && !page.isRemoved)?.path
  return (
    <div className="panel grid gap-4">
      <p className="font-semibold">{text.question(approval.name, moment(approval.askedAt))}</p>
      {changes && <p>{changes.isNew ? text.all : text.changes}</p>}
      <ul className="list-disc pl-6">
        {changes?.hasDesign && <li>{text.design}</li>}
        {changes?.pages.map((title) => (
          <li key={title}>
            <ChangedPage title={title} path={findPath(title)} />
          </li>
        ))}
      </ul>
      <ReturnDraftForm />
    </div>
  )
}

function ChangedPage({ title, path }: { title: string; path: string | undefined }) {
  const { look } = schoolSiteApprovalText()
  if (path === undefined) return title
  const href = path === '' ? routes.schoolWebsitePreview : routes.schoolWebsitePreviewPage(path)
  return (
    <a href={href} className="inline-flex min-h-11 items-center">
      {look(title)}
    </a>
  )
}
