import 'server-only'
import { eq } from 'drizzle-orm'
import { accountRecoveries, emailLinks, identities, passwordResetTokens, users } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** The account itself is erased last, by the erasure command. */
export const accountDataSources: PersonalDataSource[] = [
  {
    ...ownedByUser({ name: 'account', table: users, withheldColumns: ['passwordHash'] }, users.id),
    personalColumns: [
      ...['firstname', 'lastname', 'email', 'phoneNumber'],
      ...['certificateName', 'certificateLanguage'],
    ],
    erase: async () => {},
  },
  ownedByUser(
    {
      name: 'identities',
      table: identities,
      personalColumns: ['userId', 'subject', 'email', 'tenant'],
    },
    identities.userId,
  ),
  ownedByUser(
    { name: 'resetLink', table: passwordResetTokens, withheldColumns: ['tokenHash'] },
    passwordResetTokens.userId,
  ),
  ownedByUser(
    {
      name: 'emailLinks',
      table: emailLinks,
      personalColumns: ['userId', 'email'],
      withheldColumns: ['tokenHash'],
    },
    emailLinks.userId,
  ),
  ownedByUser(
    {
      name: 'accountRecoveries',
      table: accountRecoveries,
      personalColumns: ['userId', 'email', 'reason'],
      withheldColumns: ['stopTokenHash', 'tokenHash', 'vouchedBy', 'decidedBy'],
    },
    accountRecoveries.userId,
  ),
  {
    name: 'vouched',
    table: accountRecoveries,
    personalColumns: ['vouchedBy', 'decidedBy'],
    where: (user) => eq(accountRecoveries.vouchedBy, user.id),
    withheldColumns: ['userId', 'email', 'reason', 'stopTokenHash', 'tokenHash', 'decidedBy'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
