import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { Lookers } from '@/components/team/lookers'
import { SchoolDetails } from '@/components/team/school-details'
import { SchoolMembers } from '@/components/team/school-members'
import { SchoolStory } from '@/components/team/school-story'
import { SchoolTerms } from '@/components/team/school-terms'
import { routes } from '@/lib/routes'
import * as desk from '@/lib/schools/queries/desk-schools'
import { storyOf } from '@/lib/schools/queries/office'
import { lookAt } from '@/lib/team/looks'
import { requireTeam } from '@/lib/team/require-team'
import { deskSchoolsWords } from '@/words/desk-schools'

export const generateMetadata = (): Metadata => ({ title: deskSchoolsWords().schoolsTitle })

type Props = { params: Promise<{ id: string }> }

export default async function SchoolPage({ params }: Props) {
  const words = deskSchoolsWords().school
  const viewer = await requireTeam('editor')
  const { id } = await params
  const fields = (await desk.fieldsFor(id)) ?? (await leadOn(id))
  const [terms, members, invitations, story, others] = await Promise.all([
    desk.termsForTeam(id),
    desk.membersForTeam(id),
    desk.openInvitationsFor(id),
    storyOf(id),
    lookAt(viewer, { thing: id }),
  ])
  const back = <BackLink href={routes.teamSchools} label={words.back} />
  return (
    <DeskPage title={fields.institution_name} above={back}>
      <Lookers thing={id} others={others} />
      <SchoolTerms id={id} terms={terms} />
      <SchoolMembers
        id={id}
        members={members}
        invitations={invitations}
        isManager={viewer.role === 'manager'}
        hasTerm={terms.some(({ isOver }) => !isOver)}
      />
      <SchoolDetails id={id} fields={fields} />
      <SchoolStory story={story} terms={[]} />
    </DeskPage>
  )
}

/** A school that was merged is found where it went. */
async function leadOn(id: string): Promise<never> {
  const into = (await desk.mergedInto(id)) ?? notFound()
  return redirect(routes.teamSchool(into))
}
