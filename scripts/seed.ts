import { closeFiles } from '@/base/private-files'
import { giveUp, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { DEMO_ACCOUNTS, seedDemo } from '@/lib/schools/demo'
import { seedSeason } from '@/lib/series/demo'

try {
  const { databaseUrl, demoPassword } = settings()
  if (databaseUrl)
    throw new Error('Demo accounts are for the embedded database only; DATABASE_URL is set.')
  await migrate()
  await seedDemo()
  await seedSeason()
  await closeDatabase()
  closeFiles(settings().dataDir)
  say(`${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}, password ${demoPassword()}`)
} catch (error) {
  giveUp(error)
}
