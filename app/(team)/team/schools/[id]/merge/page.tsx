import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { MergeForm } from '@/components/team/merge-form'
import { type Params, readSearchParams } from '@/components/team/search-params'
import { TeamPage } from '@/components/team/team-page'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { getMergePlan } from '@/lib/schools/queries/merge-plan'
import { findSchoolFields } from '@/lib/schools/queries/team-schools'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().merge.title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function MergePage({ params, searchParams }: Props) {
  const text = teamSchoolsText().merge
  await requireTeam('manager')
  const { id } = await params
  const { into: targetId } = await readSearchParams(searchParams, 'into')
  const sourceFields = (await findSchoolFields(id)) ?? notFound()
  const plan = targetId ? await getMergePlan(id, targetId) : null
  const name = sourceFields.institution_name
  return (
    <TeamPage
      title={text.title}
      lede={text.lede(name)}
      beforeTitle={<BackLink href={routes.teamSchool(id)} label={name} />}
    >
      <MergeForm fromSchool={{ id, name }} intoId={targetId} plan={plan} />
    </TeamPage>
  )
}
