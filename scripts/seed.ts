import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '@/db/seed'
import { settings } from '@/lib/env'
import { giveUp, say } from './say'

try {
  const { databaseUrl, demoPassword } = settings()
  if (databaseUrl)
    throw new Error('Demo accounts are for the embedded database only; DATABASE_URL is set.')
  await migrate()
  await seedDemoAccounts()
  await closeDatabase()
  say(`${DEMO_ACCOUNTS.map(({ email }) => email).join(' and ')}, password ${demoPassword()}`)
} catch (error) {
  giveUp(error)
}
