import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { askedOf, type Params } from '@/components/team/asked-of'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { MergeForm } from '@/components/team/merge-form'
import { routes } from '@/lib/routes'
import { fieldsFor } from '@/lib/schools/queries/desk-schools'
import { mergePlan } from '@/lib/schools/queries/merge-plan'
import { requireTeam } from '@/lib/team/require-team'
import { deskSchoolsWords } from '@/words/desk-schools'

export const generateMetadata = (): Metadata => ({ title: deskSchoolsWords().merge.title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function MergePage({ params, searchParams }: Props) {
  const words = deskSchoolsWords().merge
  await requireTeam('manager')
  const { id } = await params
  const { into } = await askedOf(searchParams, 'into')
  const from = (await fieldsFor(id)) ?? notFound()
  const plan = into ? await mergePlan(id, into) : null
  const name = from.institution_name
  return (
    <DeskPage
      title={words.title}
      lede={words.lede(name)}
      above={<BackLink href={routes.teamSchool(id)} label={name} />}
    >
      <MergeForm from={{ id, name }} into={into} plan={plan} />
    </DeskPage>
  )
}
