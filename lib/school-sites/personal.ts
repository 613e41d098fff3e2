import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schools } from '@/db/read-models/schools'
import {
  schoolSiteApprovals,
  schoolSiteEditors,
  schoolSiteEnquiries,
  schoolSiteFiles,
  schoolSiteMessages,
  schoolSitePageVersions,
  schoolSiteReleases,
  schoolSites,
} from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'
import { isDeserted } from '@/lib/schools/personal'

const belongsToDesertedSchool = (user: DataSubject) =>
  sql`exists (select from ${schools} where ${schools.id} = ${schoolSites.schoolId} and ${isDeserted(user)})`

/** Messages have no account: they match by confirmed email only. */
const isFromUserEmail = ({ email, confirmed: isConfirmed }: DataSubject) =>
  isConfirmed ? eq(sql`lower(${schoolSiteMessages.email})`, sql`lower(${email})`) : undefined

const isEnquiryOfUser = ({ email, confirmed: isConfirmed }: DataSubject) =>
  isConfirmed ? eq(sql`lower(${schoolSiteEnquiries.email})`, sql`lower(${email})`) : undefined

/** A page's words belong to the school. Only who saved or published them is personal. */
export const schoolSiteDataSources: PersonalDataSource[] = [
  {
    name: 'siteOfOwnSchool',
    table: schoolSites,
    personalColumns: [],
    where: belongsToDesertedSchool,
    withheldColumns: ['slugSkeleton'],
    outcome: 'deleted',
    erase: deleteDesertedSites,
  },
  {
    name: 'sitePagesSaved',
    table: schoolSitePageVersions,
    personalColumns: ['savedBy'],
    where: (user) => eq(schoolSitePageVersions.savedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'sitesPublished',
    table: schoolSiteReleases,
    personalColumns: ['publishedBy'],
    where: (user) => eq(schoolSiteReleases.publishedBy, user.id),
    withheldColumns: ['content'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'siteFiles',
    table: schoolSiteFiles,
    personalColumns: ['uploadedBy'],
    where: (user) => eq(schoolSiteFiles.uploadedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'siteMessages',
    table: schoolSiteMessages,
    personalColumns: ['name', 'email', 'message'],
    where: isFromUserEmail,
    withheldColumns: ['mailId'],
    outcome: 'deleted',
    erase: deleteMatching(schoolSiteMessages, isFromUserEmail),
  },
  {
    name: 'siteEnquiries',
    table: schoolSiteEnquiries,
    personalColumns: ['name', 'phone', 'email', 'message', 'note'],
    where: isEnquiryOfUser,
    withheldColumns: ['mailId', 'fingerprint', 'note', 'version'],
    outcome: 'deleted',
    erase: deleteMatching(schoolSiteEnquiries, isEnquiryOfUser),
  },
  {
    name: 'siteApprovals',
    table: schoolSiteApprovals,
    personalColumns: ['askedBy'],
    where: (user) => eq(schoolSiteApprovals.askedBy, user.id),
    withheldColumns: ['mailedOn'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser({ name: 'siteEditors', table: schoolSiteEditors }, schoolSiteEditors.userId),
]

/** Before the school itself, so that cached pages end too. */
async function deleteDesertedSites(tx: Db, user: DataSubject): Promise<void> {
  const sites = await tx
    .delete(schoolSites)
    .where(belongsToDesertedSchool(user))
    .returning({ slug: schoolSites.slug })
  for (const { slug } of sites) await markSiteChange(tx, slug)
}
