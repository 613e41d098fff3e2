import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplicationActs } from '@/components/team/application-acts'
import { ApplicationFacts } from '@/components/team/application-facts'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { Duplicates } from '@/components/team/duplicates'
import { Lookers } from '@/components/team/lookers'
import { SchoolStory } from '@/components/team/school-story'
import { routes } from '@/lib/routes'
import { applicationOf } from '@/lib/schools/queries/desk-applications'
import { termsForTeam } from '@/lib/schools/queries/desk-schools'
import { duplicatesOf } from '@/lib/schools/queries/duplicates'
import { storyOf } from '@/lib/schools/queries/office'
import { lookAt } from '@/lib/team/looks'
import { requireTeam } from '@/lib/team/require-team'
import { deskSchoolsWords } from '@/words/desk-schools'

export const generateMetadata = (): Metadata => ({ title: deskSchoolsWords().title })

type Props = { params: Promise<{ id: string }> }

export default async function ApplicationPage({ params }: Props) {
  const words = deskSchoolsWords()
  const viewer = await requireTeam('editor')
  const form = (await applicationOf((await params).id)) ?? notFound()
  const { schoolId, fields } = form
  const [duplicates, story, terms, others] = await Promise.all([
    duplicatesOf(schoolId, fields),
    storyOf(schoolId),
    termsForTeam(schoolId),
    lookAt(viewer, { thing: form.id }),
  ])
  const back = <BackLink href={routes.teamApplications} label={words.title} />
  return (
    <DeskPage title={fields.institution_name} above={back}>
      <Lookers thing={form.id} others={others} />
      <div className="desk-aside">
        <ApplicationFacts form={form} />
        {form.state === 'received' && <ApplicationActs form={form} />}
      </div>
      <Duplicates own={{ id: schoolId, fields }} duplicates={duplicates} />
      <SchoolStory story={story} terms={terms} />
    </DeskPage>
  )
}
