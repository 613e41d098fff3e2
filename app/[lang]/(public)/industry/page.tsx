import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { programmeText } from '@/i18n/programmes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...programmeText().industry, path: routes.industry }),
)

export default function IndustryPage() {
  const { industry, enroll } = programmeText()
  return (
    <Programme
      pageText={industry}
      breadcrumbs={<Breadcrumbs {...industry} path={routes.industry} />}
      picture="industry"
    >
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
