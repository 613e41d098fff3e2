import type { Metadata } from 'next'
import { askedOf, oneOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { FormsList } from '@/components/team/forms-list'
import { applicationsFor, KINDS, STATES } from '@/lib/schools/queries/desk-applications'
import { requireTeam } from '@/lib/team/require-team'
import { deskSchoolsWords } from '@/words/desk-schools'

export const generateMetadata = (): Metadata => ({ title: deskSchoolsWords().title })

export default async function ApplicationsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = deskSchoolsWords()
  await requireTeam('editor')
  const asked = await askedOf(searchParams, 'state', 'kind', 'search', 'after')
  const state = asked.state ? oneOf(STATES, asked.state) : 'received'
  const found = await applicationsFor({ ...asked, state, kind: oneOf(KINDS, asked.kind) })
  return (
    <DeskPage title={title} lede={lede}>
      <FormsList asked={asked} {...found} />
    </DeskPage>
  )
}
