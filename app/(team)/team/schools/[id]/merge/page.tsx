import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { MergeForm } from '@/components/team/schools/merge-form'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { getMergePlan } from '@/lib/schools/merge'
import { findSchoolFields } from '@/lib/schools/team-schools'
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
