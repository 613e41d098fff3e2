import 'server-only'
import { eq } from 'drizzle-orm'
import { files, uploads } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** What the team's files say of who brought them. A file is the site's; an upload under way goes. */
export const fileDataSources: PersonalDataSource[] = [
  {
    name: 'files',
    table: files,
    personal: ['createdBy'],
    of: (user) => eq(files.createdBy, user.id),
    end: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser({ name: 'uploads', table: uploads }, uploads.userId),
]
