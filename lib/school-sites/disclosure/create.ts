import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { schoolSitePages, schoolSitePageVersions } from '@/db/schema'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { runInLanguage } from '@/i18n/request-language'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import type { DisclosureForm } from '@/lib/school-disclosure/kinds'
import { type SiteDisclosure, toNumberKey } from '@/lib/school-disclosure/schema'
import { lockOwnSite } from '../access'
import { toPagePath } from '../policy'

type DisclosingSchool = {
  name: string
  affiliationBoard: string
  address: string
  email: string
  mobile: string
  landline: string | null
  teachingStaffCount: number
}

export const chooseDisclosureForm = (board: string): DisclosureForm =>
  board === 'CBSE' ? 'cbse' : 'simple'

/** With what the school already gave. As in the first draft of a website, names of people must be typed. */
export function fillDisclosure(school: DisclosingSchool): SiteDisclosure {
  const contact = [school.landline, school.mobile].filter(Boolean).join(', ')
  return {
    ...{ id: 'disclosure', type: 'disclosure' },
    form: chooseDisclosureForm(school.affiliationBoard),
    answers: {
      ...{ name: school.name, board: school.affiliationBoard, address: school.address },
      ...{
        email: school.email,
        contact,
        [toNumberKey('teachers')]: `${school.teachingStaffCount}`,
      },
    },
    ...{ notApplicable: [], documents: [], results: [] },
  }
}

/** Returns the page, which may exist already: removed pages come back with all that was typed. */
export async function createDisclosure(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    const existing = await findDisclosurePage(tx, site.id)
    if (existing) {
      await tx
        .update(schoolSitePages)
        .set({ removedAt: null })
        .where(eq(schoolSitePages.id, existing.id))
      return existing.id
    }
    const disclosure = fillDisclosure(await readSchool(tx, site.schoolId))
    return insertPage(tx, viewer, { siteId: site.id, disclosure })
  })
}

/** The board of a school decides which form it fills in. */
export async function readDisclosureForm(schoolId: string): Promise<DisclosureForm> {
  const { affiliationBoard } = await readSchool(await database(), schoolId)
  return chooseDisclosureForm(affiliationBoard)
}

async function readSchool(db: Db, schoolId: string): Promise<DisclosingSchool> {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId))
  if (!school) throw new AppError('notFound', 'notFound')
  return school
}

async function findDisclosurePage(tx: Db, siteId: string) {
  const { id, kind } = schoolSitePages
  const [page] = await tx
    .select({ id })
    .from(schoolSitePages)
    .where(and(eq(schoolSitePages.siteId, siteId), eq(kind, 'disclosure')))
  return page
}

/** The rule asks for its own English title. A path is in English too. */
const getPageTitle = (form: DisclosureForm) =>
  form === 'cbse' ? cbseDisclosure.title : schoolSiteDisclosureText().title

async function insertPage(
  tx: Db,
  viewer: { id: string },
  { siteId, disclosure }: { siteId: string; disclosure: SiteDisclosure },
): Promise<string> {
  const pages = await tx
    .select({ path: schoolSitePages.path })
    .from(schoolSitePages)
    .where(eq(schoolSitePages.siteId, siteId))
  const path = runInLanguage('en', () =>
    toPagePath(
      getPageTitle(disclosure.form),
      pages.map((page) => page.path),
    ),
  )
  const text = { title: getPageTitle(disclosure.form), blocks: [disclosure] }
  const [page] = await tx
    .insert(schoolSitePages)
    .values({
      ...{ siteId, kind: 'disclosure', path, ...text },
      position: sql`(select coalesce(max(position), -1) + 1 from school_site_pages where site_id = ${siteId})`,
    })
    .returning({ pageId: schoolSitePages.id })
  if (!page) throw new Error('the page was not stored')
  await tx
    .insert(schoolSitePageVersions)
    .values({ ...page, ...text, version: 1, savedBy: viewer.id })
  return page.pageId
}
