import { closeFiles } from '@/base/private-files'
import { giveUp, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { contract } from '@/db/migrate'

try {
  await contract()
  await closeDatabase()
  closeFiles(settings().dataDir)
  say('What only the version before needed is gone from the database.')
} catch (error) {
  giveUp(error)
}
