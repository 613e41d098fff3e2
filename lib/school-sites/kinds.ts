export const OFFERED_DESIGNS = ['simple', 'ruled', 'bands', 'side'] as const
/** They stay with the websites that have them. */
export const EARLIER_DESIGNS = ['classic', 'bright'] as const
export const SITE_DESIGNS = [...OFFERED_DESIGNS, ...EARLIER_DESIGNS] as const
export type SiteDesign = (typeof SITE_DESIGNS)[number]

/** Starting points of a new website. */
export const SITE_TEMPLATES = [
  'day',
  'oneRoom',
  'residential',
  'senior',
  'kindergarten',
  'blank',
] as const
export type SiteTemplate = (typeof SITE_TEMPLATES)[number]

/** Each at most once, except `own`. */
export const SITE_PAGE_KINDS = [
  'home',
  'about',
  'notices',
  'admissions',
  'results',
  'staff',
  'gallery',
  'contact',
  'disclosure',
  'own',
] as const
export type SitePageKind = (typeof SITE_PAGE_KINDS)[number]
export const MAX_OWN_PAGES = 10

export const SITE_BLOCK_TYPES = [
  'heading',
  'text',
  'picture',
  'list',
  'table',
  'file',
  'notice',
  'links',
  'address',
  'columns',
  'people',
  'timetable',
  'downloads',
  'notices',
  'events',
  'figures',
  'video',
  'map',
  'contact',
  'admission',
] as const
export type SiteBlockType = (typeof SITE_BLOCK_TYPES)[number]

export const MAX_BLOCKS = 60
export const MAX_TABLE_COLUMNS = 8
export const MAX_TABLE_ROWS = 100
/** A day of ten periods with breaks and assembly. */
export const MAX_PERIODS = 14
export const MAX_COLUMNS = 3
export const MAX_PEOPLE = 80
export const MAX_DOWNLOADS = 40
export const MAX_LISTED_NOTICES = 30
export const MAX_EVENTS = 60
export const FIGURE_COUNT = { min: 3, max: 5 } as const
export const MAX_CLASSES = 30

/** What the school's office has done about an enquiry. */
export const ENQUIRY_STATES = ['new', 'called', 'visit', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** The most a page may take on the wire, without pictures. */
export const MAX_PAGE_BYTES = 30 * 1024

/** White text is readable on each of them. */
export const SITE_COLOURS = [
  '#1d4f91',
  '#0f6b5c',
  '#8c1d40',
  '#5b3a8e',
  '#9a3412',
  '#2f5d1e',
  '#37474f',
] as const

/** The constitution's languages that a keyboard commonly offers, and the script that shows them. */
export const SITE_LANGUAGES = {
  en: 'latin',
  hi: 'devanagari',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
  mr: 'devanagari',
  bn: 'bengali',
  as: 'bengali',
  gu: 'gujarati',
  pa: 'gurmukhi',
  or: 'oriya',
  ur: 'arabic',
} as const
export type SiteLanguage = keyof typeof SITE_LANGUAGES

export const RIGHT_TO_LEFT_LANGUAGES: readonly string[] = ['ur']

export const MAX_SITE_BYTES = 200 * 1024 * 1024
/** One request takes a file of this size. */
export const MAX_SITE_FILE_BYTES = 4 * 1024 * 1024

/** How long a site stays public after the last term. */
export const SITE_GRACE_DAYS = 60
