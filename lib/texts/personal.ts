import 'server-only'
import { eq } from 'drizzle-orm'
import { siteTexts, siteTextVersions } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** The texts are the site's; a user's data is only that they changed them. */
export const textDataSources: PersonalDataSource[] = [
  {
    name: 'textsChanged',
    table: siteTexts,
    personalColumns: ['changedBy'],
    where: (user) => eq(siteTexts.changedBy, user.id),
    withheldColumns: ['draft', 'previousDraft'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'textsPublished',
    table: siteTextVersions,
    personalColumns: ['publishedBy'],
    where: (user) => eq(siteTextVersions.publishedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
