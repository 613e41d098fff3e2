import type { Metadata } from 'next'
import { askedOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { SchoolsList } from '@/components/team/schools-list'
import { schoolsFor } from '@/lib/schools/queries/desk-schools'
import { requireTeam } from '@/lib/team/require-team'
import { deskSchoolsWords } from '@/words/desk-schools'

export const generateMetadata = (): Metadata => ({ title: deskSchoolsWords().schoolsTitle })

export default async function SchoolsPage({ searchParams }: { searchParams: Params }) {
  const { schoolsTitle, schoolsLede } = deskSchoolsWords()
  await requireTeam('editor')
  const asked = await askedOf(searchParams, 'search', 'after')
  const found = await schoolsFor(asked)
  return (
    <DeskPage title={schoolsTitle} lede={schoolsLede}>
      <SchoolsList asked={asked} {...found} />
    </DeskPage>
  )
}
