import { exitWithError, printLine } from '@/base/cli'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { seedDemoSessions } from '@/lib/live-sessions/demo'
import { DEMO_ACCOUNTS, seedDemo } from '@/lib/schools/demo'

try {
  const { databaseUrl, demoPassword } = settings()
  if (databaseUrl)
    throw new Error(
      'Demo accounts are for the embedded database only. Unset DATABASE_URL to create them.',
    )
  await migrate()
  await seedDemo()
  await seedDemoSessions()
  await closeDatabase()
  restrictPermissions(settings().dataDir)
  printLine(`${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}, password ${demoPassword()}`)
} catch (error) {
  exitWithError(error)
}
