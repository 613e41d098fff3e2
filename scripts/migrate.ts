import { closeFiles } from '@/base/private-files'
import { giveUp, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { fillFromCatalogue } from '@/lib/content/fill'

try {
  await migrate()
  await fillFromCatalogue()
  await closeDatabase()
  closeFiles(settings().dataDir)
  say('The database is up to date.')
} catch (error) {
  giveUp(error)
}
