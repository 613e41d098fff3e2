import { notFound } from 'next/navigation'
import { DisclosureEditor } from '@/components/school-sites/disclosure/disclosure-editor'
import { EditorHead } from '@/components/school-sites/editor-head'
import { PageEditor } from '@/components/school-sites/page-editor'
import { PageHistory } from '@/components/school-sites/page-history'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { listPageVersions } from '@/lib/school-sites/pages/editor'
import { requireSiteEditor } from '@/lib/school-sites/require-site-editor'
import { getSiteSchool } from '@/lib/school-sites/site/school'

export const generateMetadata = describePage(() => ({ title: schoolSiteEditorText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function SchoolWebsitePagePage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.schoolWebsitePage(id))
  const { pages, today } = await requireSiteEditor(viewer)
  const page = pages.find((candidate) => candidate.id === id && !candidate.isRemoved)
  if (!page) notFound()
  const { title, cover, blocks, version, path, kind } = page
  const versions = await listPageVersions(viewer, id)
  const { colleague, moment } = schoolSiteEditorText()
  const draft = {
    page: { id, title, cover, blocks, version, path },
    previewPath: path === '' ? routes.schoolWebsitePreview : routes.schoolWebsitePreviewPage(path),
  }
  return (
    <main className="page-width work-main">
      <EditorHead title={title} />
      {kind === 'disclosure' ? (
        <DisclosureEditor key={version} {...draft} today={today} />
      ) : (
        <PageEditor
          key={version}
          {...draft}
          pages={pages.flatMap(({ path: otherPath, title: otherTitle, isRemoved }) =>
            isRemoved ? [] : { path: otherPath, title: otherTitle },
          )}
          school={await getSiteSchool(viewer)}
        />
      )}
      <PageHistory
        pageId={id}
        currentVersion={version}
        versions={versions.map(({ when, name, version: number }) => ({
          version: number,
          when: moment(when),
          name: name ?? colleague,
        }))}
      />
    </main>
  )
}
