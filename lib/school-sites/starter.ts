import 'server-only'
import { schoolSiteStarterText } from '@/i18n/school-site-starter'
import { SITE_COLOURS, SITE_PAGE_KINDS, type SitePageKind } from './kinds'
import type { SchoolSiteSettings, SiteBlock } from './schema'

type StarterSchool = { name: string; address: string; board: string }
export type StarterPage = { kind: SitePageKind; path: string; title: string; blocks: SiteBlock[] }
type NewBlock = SiteBlock extends infer Block
  ? Block extends SiteBlock
    ? Omit<Block, 'id'>
    : never
  : never

/** Only the school's name, address and board: whatever names a person must be typed. */
export function buildStarterSite(school: StarterSchool): {
  settings: SchoolSiteSettings
  pages: StarterPage[]
} {
  const { titles, ...text } = schoolSiteStarterText()
  const blocks: Partial<Record<SitePageKind, NewBlock[]>> = {
    home: [{ type: 'text', text: text.home(school.name, school.board) }],
    about: [
      { type: 'heading', text: text.aboutHeading, style: 'large' },
      { type: 'text', text: text.about(school.name, school.board) },
    ],
    admissions: [{ type: 'text', text: text.admissions }],
    contact: [{ type: 'address', text: school.address, url: '' }],
  }
  const pages = SITE_PAGE_KINDS.filter((kind) => kind !== 'own').map((kind) => ({
    kind,
    path: kind === 'home' ? '' : kind,
    title: titles[kind],
    blocks: (blocks[kind] ?? []).map((block, index): SiteBlock => ({ ...block, id: `s${index}` })),
  }))
  const settings: SchoolSiteSettings = {
    name: school.name.slice(0, MAX_NAME),
    tagline: '',
    design: 'simple',
    colour: SITE_COLOURS[0],
    language: 'en',
    logo: '',
  }
  return { settings, pages }
}

const MAX_NAME = 120
