import 'server-only'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'

export const DEMO_ACCOUNTS = [
  { firstname: 'Kavya', lastname: 'Demo', email: 'subscriber@uns.example', isSubscribed: true },
  { firstname: 'Arjun', lastname: 'Demo', email: 'teacher@uns.example', isSubscribed: false },
]

/** Two accounts to try the site with. They are made once; what was done with them since stays. */
export async function seedDemoAccounts(): Promise<void> {
  const passwordHash = await hashPassword(settings().demoPassword())
  const db = await database()
  await db
    .insert(users)
    .values(
      DEMO_ACCOUNTS.map((account) => ({ ...account, phoneNumber: '9000000000', passwordHash })),
    )
    .onConflictDoNothing()
}
