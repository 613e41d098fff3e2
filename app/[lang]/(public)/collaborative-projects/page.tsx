import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { programmeText } from '@/i18n/programmes'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({
    ...programmeText().collaborativeProjects,
    path: routes.collaborativeProjects,
  }),
)

export default function CollaborativeProjectsPage() {
  const { collaborativeProjects, enroll } = programmeText()
  return (
    <Programme
      pageText={collaborativeProjects}
      breadcrumbs={<Breadcrumbs {...collaborativeProjects} path={routes.collaborativeProjects} />}
      picture="projects"
    >
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
