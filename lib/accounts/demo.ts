import 'server-only'
import { sql } from 'drizzle-orm'
import { ORIGINAL_POLICY_DAYS } from '@/base/policy-kinds'
import type { Db } from '@/db/client'
import { teamRoles, users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'

type NewDemoUser = { firstname: string; lastname: string; email: string }

/** Returns those that did not exist. Made-up addresses get no email, and new accounts have seen the notice. */
export async function createDemoUsers(tx: Db, accounts: NewDemoUser[], password: string) {
  const common = {
    phoneNumber: '9000000000',
    passwordHash: await hashPassword(password),
    emailConfirmedAt: sql`now()`,
    firstConfirmedAt: sql`now()`,
    noticeSeen: ORIGINAL_POLICY_DAYS.privacy,
    noticeSeenAt: sql`now()`,
  }
  return tx
    .insert(users)
    .values(
      accounts.map(({ firstname, lastname, email }) => ({ firstname, lastname, email, ...common })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email })
}

export async function makeDemoManager(tx: Db, userId: string): Promise<void> {
  await tx.insert(teamRoles).values({ userId, role: 'manager' })
}
