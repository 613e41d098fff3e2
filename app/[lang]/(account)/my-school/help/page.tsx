import { SchoolHeader } from '@/components/school/school-header'
import { SchoolHelp } from '@/components/school/school-help'
import { schoolHelpText } from '@/i18n/school-help'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: schoolHelpText().title }))

export default async function HelpPage() {
  const { title, lede, parts: sections } = schoolHelpText()
  await requireCoordinator(routes.schoolHelp)
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="help" />
      <SchoolHelp sections={sections} />
    </main>
  )
}
