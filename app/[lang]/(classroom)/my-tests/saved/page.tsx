import { BackToTests } from '@/components/class-tests/back-to-tests'
import { KeptReading } from '@/components/class-tests/reading/kept-reading'
import { classReadingText } from '@/i18n/class-reading'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classReadingText().title }))

/** The frame that a browser keeps of `/my-tests/:id/read`: nothing here is about a user or a test. */
export default async function SavedReadingPage() {
  await requireViewer(routes.savedReading)
  return (
    <main className="page-width work-main">
      <BackToTests />
      <KeptReading />
    </main>
  )
}
