import type { ReactNode } from 'react'
import { TeamSchoolBilling } from '@/components/billing/team-school-billing'
import { TeamSchoolWebsite } from '@/components/school-sites/team-school-website'
import { getMoreSeatsOffer } from '@/lib/billing/more-seats/offer'
import { listSchoolOrders } from '@/lib/billing/order/list'
import { listCurrentPrices } from '@/lib/billing/prices'
import { findTeamSite } from '@/lib/school-sites/site/block'
import type { TeamSchoolFormValues } from '@/lib/schools/details'
import { listApplicationHistory } from '@/lib/schools/my-school'
import * as schoolQueries from '@/lib/schools/team-schools'
import { getFollowUp } from '@/lib/team/schools/follow-up'
import { listSchoolTimeline } from '@/lib/team/schools/timeline'
import { SchoolDetails } from './school-details'
import { SchoolFollowUpSection } from './school-follow-up'
import { SchoolHistory } from './school-history'
import { SchoolInvitations } from './school-invitations'
import { SchoolMembers } from './school-members'
import { SchoolSummary } from './school-summary'
import { SchoolTerms } from './school-terms'
import { SchoolTimeline } from './school-timeline'

export const SCHOOL_TABS = ['overview', 'teachers', 'invitations', 'terms', 'history'] as const
export type TeamSchoolTab = (typeof SCHOOL_TABS)[number]

type TeamSchool = { id: string; fields: TeamSchoolFormValues; after?: string }

/** Reads only what its tab shows. */
export const renderSchoolTab = (tab: TeamSchoolTab, school: TeamSchool) => tabs[tab](school)

const tabs: Record<TeamSchoolTab, (school: TeamSchool) => Promise<ReactNode>> = {
  overview: async ({ id, fields }) => {
    const [terms, members, site, districts, followUp] = await Promise.all([
      schoolQueries.listTermsForTeam(id),
      schoolQueries.listMembersForTeam(id),
      findTeamSite(id),
      schoolQueries.listDistricts(),
      getFollowUp(id),
    ])
    return (
      <>
        <SchoolSummary terms={terms} members={members} />
        <SchoolFollowUpSection id={id} followUp={followUp} />
        <SchoolDetails id={id} fields={fields} districts={districts} />
        <TeamSchoolWebsite schoolId={id} site={site} />
      </>
    )
  },
  teachers: async ({ id }) => {
    const [terms, members] = await Promise.all([
      schoolQueries.listTermsForTeam(id),
      schoolQueries.listMembersForTeam(id),
    ])
    return <SchoolMembers id={id} members={members} hasTerm={terms.some(({ isOver }) => !isOver)} />
  },
  invitations: async ({ id }) => (
    <SchoolInvitations invitations={await schoolQueries.listOpenInvitations(id)} />
  ),
  terms: async ({ id }) => {
    const [terms, orders, prices, offer] = await Promise.all([
      schoolQueries.listTermsForTeam(id),
      listSchoolOrders(id),
      listCurrentPrices(),
      getMoreSeatsOffer(id),
    ])
    return (
      <>
        <SchoolTerms id={id} terms={terms} />
        <TeamSchoolBilling schoolId={id} {...{ orders, prices, offer }} />
      </>
    )
  },
  history: async ({ id, after }) => {
    const [history, timeline] = await Promise.all([
      listApplicationHistory(id),
      listSchoolTimeline(id, after),
    ])
    return (
      <>
        {!after && <SchoolHistory history={history} terms={[]} />}
        <SchoolTimeline id={id} after={after} {...timeline} />
      </>
    )
  },
}
