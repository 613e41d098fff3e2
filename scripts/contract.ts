import { exitWithError, printLine } from '@/base/cli'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { contract } from '@/db/migrate'

try {
  await contract()
  await closeDatabase()
  restrictPermissions(settings().dataDir)
  printLine('Dropped everything that only the previous release needed.')
} catch (error) {
  exitWithError(error)
}
