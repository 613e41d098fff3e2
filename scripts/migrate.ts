import { giveUp, say } from '@/base/say'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'

try {
  await migrate()
  await closeDatabase()
  say('The database is up to date.')
} catch (error) {
  giveUp(error)
}
