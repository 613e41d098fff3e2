import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { industry } from '@/content/pages/programmes'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata(industry)

export default function IndustryPage() {
  return (
    <Programme programme={industry}>
      <ButtonLink href={routes.subscriptionForm}>Enroll</ButtonLink>
    </Programme>
  )
}
