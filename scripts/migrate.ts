import { exitWithError, printLine } from '@/base/cli'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { seedCatalogue } from '@/lib/content/catalogue/seed'

try {
  await migrate()
  await seedCatalogue()
  await closeDatabase()
  restrictPermissions(settings().dataDir)
  printLine('The database is up to date.')
} catch (error) {
  exitWithError(error)
}
