import { closeDatabase, database } from '@/db/client'
import { migrate } from '@/db/migrate'
import { fillTeamSite } from './team-site-records'

/** Prints the pages of its records as JSON. */
await migrate()
process.stdout.write(JSON.stringify(await fillTeamSite(await database())))
await closeDatabase()
