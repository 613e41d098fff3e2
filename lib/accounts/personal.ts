import 'server-only'
import { eq } from 'drizzle-orm'
import { addressLinks, passwordResetTokens, recoveries, users } from '@/db/schema'
import { freedByDatabase, type Holding, owned } from '@/lib/rights/holding'

/** What the accounts hold of a person. The account itself goes last, and by the one who erases. */
export const accounts: Holding[] = [
  {
    ...owned({ name: 'account', table: users, withheld: ['passwordHash'] }, users.id),
    personal: ['firstname', 'lastname', 'email', 'phoneNumber', 'certificateName'],
    erase: async () => {},
  },
  owned(
    { name: 'resetLink', table: passwordResetTokens, withheld: ['tokenHash'] },
    passwordResetTokens.userId,
  ),
  owned(
    {
      name: 'addressLinks',
      table: addressLinks,
      personal: ['userId', 'email'],
      withheld: ['tokenHash'],
    },
    addressLinks.userId,
  ),
  owned(
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
    of: (person) => eq(recoveries.vouchedBy, person.id),
    withheld: ['userId', 'email', 'objectionHash', 'tokenHash', 'decidedBy'],
    end: 'freed',
    erase: freedByDatabase,
  },
]
