import type { ReactNode } from 'react'
import { findPendingEmail } from '@/lib/accounts/account-details'
import type { TeamUserDetails } from '@/lib/accounts/users'
import { listAuditEntries } from '@/lib/audit/queries'
import { listRecentMailsTo } from '@/lib/mail/queries'
import {
  findPlannedErasure,
  getCurrentErasureBlocker,
  listPrivacyRequests,
} from '@/lib/privacy/queries'
import { PrivacyRequests } from './privacy-requests'
import { UserCorrections } from './user-corrections'
import { UserCertificates, UserDescription, UserLogins } from './user-details'
import { UserEmails } from './user-emails'
import { UserHistory } from './user-history'
import { UserPrivacy } from './user-privacy'

export const USER_TABS = ['overview', 'requests', 'certificates', 'history'] as const
export type UserTab = (typeof USER_TABS)[number]

/** Reads only what its tab shows. */
export const renderUserTab = (tab: UserTab, user: TeamUserDetails) => tabs[tab](user)

const tabs: Record<UserTab, (user: TeamUserDetails) => Promise<ReactNode>> = {
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
