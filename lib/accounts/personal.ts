import 'server-only'
import { eq } from 'drizzle-orm'
import { addressLinks, passwordResetTokens, recoveries, users } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** What the accounts hold of a person. The account itself goes last, and by the one who erases. */
export const accountDataSources: PersonalDataSource[] = [
  {
    ...ownedByUser({ name: 'account', table: users, withheld: ['passwordHash'] }, users.id),
    personal: ['firstname', 'lastname', 'email', 'phoneNumber', 'certificateName'],
    erase: async () => {},
  },
  ownedByUser(
    { name: 'resetLink', table: passwordResetTokens, withheld: ['tokenHash'] },
    passwordResetTokens.userId,
  ),
  ownedByUser(
    {
      name: 'addressLinks',
      table: addressLinks,
      personal: ['userId', 'email'],
      withheld: ['tokenHash'],
    },
    addressLinks.userId,
  ),
  ownedByUser(
    {
      name: 'recoveries',
      table: recoveries,
      personal: ['userId', 'email'],
      withheld: ['objectionHash', 'tokenHash', 'vouchedBy', 'decidedBy'],
    },
    recoveries.userId,
  ),
  {
    name: 'vouched',
    table: recoveries,
    personal: ['vouchedBy', 'decidedBy'],
    of: (user) => eq(recoveries.vouchedBy, user.id),
    withheld: ['userId', 'email', 'objectionHash', 'tokenHash', 'decidedBy'],
    end: 'freed',
    erase: clearedByDatabase,
  },
]
