import { DesignForm } from '@/components/school-sites/design-form'
import { EditorHead } from '@/components/school-sites/editor-head'
import { LogoField } from '@/components/school-sites/logo-field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireSiteEditor } from '@/lib/school-sites/require-site-editor'

export const generateMetadata = describePage(() => ({
  title: schoolSiteEditorText().design.heading,
}))

export default async function SchoolWebsiteDesignPage() {
  const { heading } = schoolSiteEditorText().design
  const viewer = await requireViewer(routes.schoolWebsiteDesign)
  const { settings, settingsVersion } = await requireSiteEditor(viewer)
  return (
    <main className="page-width work-main">
      <EditorHead title={heading} />
      <LogoField fileId={settings.logo} />
      <DesignForm settings={settings} version={settingsVersion} />
    </main>
  )
}
