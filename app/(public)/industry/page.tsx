import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { programmeWords } from '@/words/programmes'

export const generateMetadata = () =>
  pageMetadata({ ...programmeWords().industry, path: routes.industry })

export default function IndustryPage() {
  const { industry, enroll } = programmeWords()
  return (
    <Programme
      words={industry}
      trail={<Trail {...industry} path={routes.industry} />}
      picture="industry"
    >
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
