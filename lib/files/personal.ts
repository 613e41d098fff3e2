import 'server-only'
import { eq } from 'drizzle-orm'
import { files, uploads } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** Files belong to the site; only an upload in progress is deleted. */
export const fileDataSources: PersonalDataSource[] = [
  {
    name: 'files',
    table: files,
    personalColumns: ['createdBy'],
    where: (user) => eq(files.createdBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser({ name: 'uploads', table: uploads }, uploads.userId),
]
