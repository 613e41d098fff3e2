import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { giveUp, say } from './say'

try {
  await migrate()
  await closeDatabase()
  say('The database is up to date.')
} catch (error) {
  giveUp(error)
}
