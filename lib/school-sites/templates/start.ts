import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { getLanguage } from '@/i18n/language'
import { isLanguage } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { SITE_COLOURS, type SitePageKind } from '../kinds'
import type { NewSiteInput, SchoolSiteSettings, SiteBlock } from '../schema'
import type { StarterSchool } from './parts'
import { TEMPLATES } from './templates'

const MAX_NAME = 120

export type StartPage = { kind: SitePageKind; path: string; title: string; blocks: SiteBlock[] }

/** Whatever names a person must be typed, so that nobody is published by a press. */
export async function readStarterSchool(db: Db, schoolId: string): Promise<StarterSchool> {
  const { name, address, affiliationBoard, email, landline } = schools
  const [school] = await db
    .select({
      ...{ name, address, board: affiliationBoard, email, landline },
      teachers: schools.teachingStaffCount,
    })
    .from(schools)
    .where(eq(schools.id, schoolId))
  if (!school) throw new AppError('notFound', 'notFound')
  const { landline: phone, ...rest } = school
  return { ...rest, phone: phone ?? '' }
}

/** The first draft, in the language of the website. */
export function buildStart(
  school: StarterSchool,
  input: Partial<NewSiteInput>,
): { settings: SchoolSiteSettings; pages: StartPage[] } {
  const { template = 'blank', language = getLanguage() } = input
  const name = (input.name ?? school.name).slice(0, MAX_NAME)
  const settings: SchoolSiteSettings = {
    ...{ name, tagline: '', language, logo: '' },
    design: input.design ?? 'simple',
    colour: input.colour ?? SITE_COLOURS[0],
  }
  const pages = runInLanguage(isLanguage(language) ? language : 'en', () =>
    TEMPLATES[template]({ ...school, name }),
  )
  return {
    settings,
    pages: pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block, index): SiteBlock => ({ ...block, id: `s${index}` })),
    })),
  }
}
