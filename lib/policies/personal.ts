import 'server-only'
import { eq } from 'drizzle-orm'
import { policyVersions, policyWithdrawals } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** The policies are the site's; a user's data is only that they published or withdrew a version. */
export const policyDataSources: PersonalDataSource[] = [
  {
    name: 'policiesPublished',
    table: policyVersions,
    personalColumns: ['publishedBy'],
    where: (user) => eq(policyVersions.publishedBy, user.id),
    withheldColumns: ['body', 'replacedOriginal'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'policiesWithdrawn',
    table: policyWithdrawals,
    personalColumns: ['withdrawnBy'],
    where: (user) => eq(policyWithdrawals.withdrawnBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
