import type { ReactNode } from 'react'
import { findPendingEmail } from '@/lib/accounts/details'
import type { TeamUserDetails } from '@/lib/accounts/user-list'
import { listAuditEntries } from '@/lib/audit/entries'
import { listRecentMailsTo } from '@/lib/mail/team-list'
import {
  findPlannedErasure,
  getCurrentErasureBlocker,
  listPrivacyRequests,
} from '@/lib/privacy/erasure/request'
import { findMoveTargets, listMembershipsOf } from '@/lib/schools/teachers/move'
import { PrivacyRequests } from './privacy-requests'
import { UserCorrections } from './user-corrections'
import { UserCertificates, UserDescription, UserLogins } from './user-details'
import { UserEmails } from './user-emails'
import { UserHistory } from './user-history'
import { UserPrivacy } from './user-privacy'
import { UserSchool } from './user-school'

export const USER_TABS = ['overview', 'school', 'requests', 'certificates', 'history'] as const
export type UserTab = (typeof USER_TABS)[number]
/** Words of a school to move to. */
type UserTabQuery = { target?: string }

/** Reads only what its tab shows. */
export const renderUserTab = (tab: UserTab, user: TeamUserDetails, query: UserTabQuery) =>
  tabs[tab](user, query)

type RenderTab = (user: TeamUserDetails, query: UserTabQuery) => Promise<ReactNode>

const tabs: Record<UserTab, RenderTab> = {
  overview: async (user) => {
    const [emails, pendingEmail] = await Promise.all([
      listRecentMailsTo(user.email),
      findPendingEmail(user.id),
    ])
    return (
      <>
        <UserDescription user={user} />
        <UserCorrections user={user} pendingEmail={pendingEmail} />
        <UserEmails user={user} emails={emails} />
        <UserLogins user={user} />
      </>
    )
  },
  school: async ({ id }, { target: search }) => {
    const [memberships, targets] = await Promise.all([
      listMembershipsOf(id),
      findMoveTargets(search),
    ])
    return <UserSchool userId={id} {...{ memberships, search, targets }} />
  },
  requests: async (user) => {
    const [requests, plannedErasure, blocker] = await Promise.all([
      listPrivacyRequests(user.id),
      findPlannedErasure(user.id),
      getCurrentErasureBlocker(user.id),
    ])
    return (
      <>
        <PrivacyRequests userId={user.id} requests={requests} />
        <UserPrivacy user={user} erasure={{ plannedErasure, blocker }} />
      </>
    )
  },
  certificates: async (user) => <UserCertificates certificates={user.certificates} />,
  history: async ({ id }) => (
    <UserHistory userId={id} entries={(await listAuditEntries({ user: id })).rows} />
  ),
}
