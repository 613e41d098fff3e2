import 'server-only'
import { eq } from 'drizzle-orm'
import { addressLinks, passwordResetTokens, recoveries, users } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** The account itself is erased last, by the erasure command. */
export const accountDataSources: PersonalDataSource[] = [
  {
    ...ownedByUser({ name: 'account', table: users, withheldColumns: ['passwordHash'] }, users.id),
    personalColumns: ['firstname', 'lastname', 'email', 'phoneNumber', 'certificateName'],
    erase: async () => {},
  },
  ownedByUser(
    { name: 'resetLink', table: passwordResetTokens, withheldColumns: ['tokenHash'] },
    passwordResetTokens.userId,
  ),
  ownedByUser(
    {
      name: 'addressLinks',
      table: addressLinks,
      personalColumns: ['userId', 'email'],
      withheldColumns: ['tokenHash'],
    },
    addressLinks.userId,
  ),
  ownedByUser(
    {
      name: 'recoveries',
      table: recoveries,
      personalColumns: ['userId', 'email'],
      withheldColumns: ['objectionHash', 'tokenHash', 'vouchedBy', 'decidedBy'],
    },
    recoveries.userId,
  ),
  {
    name: 'vouched',
    table: recoveries,
    personalColumns: ['vouchedBy', 'decidedBy'],
    where: (user) => eq(recoveries.vouchedBy, user.id),
    withheldColumns: ['userId', 'email', 'objectionHash', 'tokenHash', 'decidedBy'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
