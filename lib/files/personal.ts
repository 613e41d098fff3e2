import 'server-only'
import { eq } from 'drizzle-orm'
import { files, uploads } from '@/db/schema'
import { freedByDatabase, type Holding, owned } from '@/lib/rights/holding'

/** What the team's files say of who brought them. A file is the site's; an upload under way goes. */
export const filesOf: Holding[] = [
  {
    name: 'files',
    table: files,
    personal: ['createdBy'],
    of: (person) => eq(files.createdBy, person.id),
    end: 'freed',
    erase: freedByDatabase,
  },
  owned({ name: 'uploads', table: uploads }, uploads.userId),
]
