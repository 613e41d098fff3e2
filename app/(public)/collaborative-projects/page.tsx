import { ButtonLink } from '@/components/site/button-link'
import { Programme } from '@/components/site/programme'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { programmeWords } from '@/words/programmes'

export const generateMetadata = () =>
  pageMetadata({ ...programmeWords().collaborativeProjects, path: routes.collaborativeProjects })

export default function CollaborativeProjectsPage() {
  const { collaborativeProjects, enroll } = programmeWords()
  return (
    <Programme
      words={collaborativeProjects}
      trail={<Trail {...collaborativeProjects} path={routes.collaborativeProjects} />}
      picture="projects"
    >
      <ButtonLink href={routes.subscriptionForm}>{enroll}</ButtonLink>
    </Programme>
  )
}
