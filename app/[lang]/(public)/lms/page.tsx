import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Programme } from '@/components/site/programme'
import { programmeText } from '@/i18n/programmes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...programmeText().lms, path: routes.lms }),
)

export default function LmsPage() {
  const { lms, enroll } = programmeText()
  return (
    <Programme
      pageText={lms}
      breadcrumbs={<Breadcrumbs {...lms} path={routes.lms} />}
      picture="lms"
    >
      <button type="button" aria-describedby="enroll-note" className="button">
        {enroll}
      </button>
    </Programme>
  )
}
