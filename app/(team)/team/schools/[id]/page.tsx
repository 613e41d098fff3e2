import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { TeamSchoolBilling } from '@/components/billing/team-school-billing'
import { TeamSchoolWebsite } from '@/components/school-sites/team-school-website'
import { ActiveViewers } from '@/components/team/active-viewers'
import { BackLink } from '@/components/team/back-link'
import { SchoolDetails } from '@/components/team/school-details'
import { SchoolHistory } from '@/components/team/school-history'
import { SchoolMembers } from '@/components/team/school-members'
import { SchoolTerms } from '@/components/team/school-terms'
import { TeamPage } from '@/components/team/team-page'
import { teamSchoolsText } from '@/i18n/team-schools'
import { listSchoolOrders } from '@/lib/billing/queries/orders'
import { listCurrentPrices } from '@/lib/billing/queries/prices'
import { routes } from '@/lib/routes'
import { findTeamSite } from '@/lib/school-sites/queries/team-site'
import { listApplicationHistory } from '@/lib/schools/queries/coordinator-view'
import * as schoolQueries from '@/lib/schools/queries/team-schools'
import { recordActiveViewer } from '@/lib/team/active-viewers'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().schoolsTitle })

type Props = { params: Promise<{ id: string }> }

export default async function SchoolPage({ params }: Props) {
  const text = teamSchoolsText().school
  const viewer = await requireTeam('manager')
  const { id } = await params
  const fields = (await schoolQueries.findSchoolFields(id)) ?? (await redirectToMergedSchool(id))
  const [terms, members, invitations, history, otherViewers, orders, prices, site] =
    await Promise.all([
      schoolQueries.listTermsForTeam(id),
      schoolQueries.listMembersForTeam(id),
      schoolQueries.listOpenInvitations(id),
      listApplicationHistory(id),
      recordActiveViewer(viewer, { targetId: id }),
      listSchoolOrders(id),
      listCurrentPrices(),
      findTeamSite(id),
    ])
  const backLink = <BackLink href={routes.teamSchools} label={text.back} />
  return (
    <TeamPage title={fields.institution_name} beforeTitle={backLink}>
      <ActiveViewers targetId={id} others={otherViewers} />
      <SchoolTerms id={id} terms={terms} />
      <SchoolMembers
        id={id}
        members={members}
        invitations={invitations}
        hasTerm={terms.some(({ isOver }) => !isOver)}
      />
      <TeamSchoolBilling schoolId={id} orders={orders} prices={prices} />
      <TeamSchoolWebsite schoolId={id} site={site} />
      <SchoolDetails id={id} fields={fields} />
      <SchoolHistory history={history} terms={[]} />
    </TeamPage>
  )
}

async function redirectToMergedSchool(id: string): Promise<never> {
  const targetId = (await schoolQueries.findMergeTarget(id)) ?? notFound()
  return redirect(routes.teamSchool(targetId))
}
