import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { collaborativeProjects } from '@/content/pages/programmes'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata(collaborativeProjects)

export default function CollaborativeProjectsPage() {
  return (
    <Programme programme={collaborativeProjects}>
      <ButtonLink href={routes.subscriptionForm}>Enroll</ButtonLink>
    </Programme>
  )
}
