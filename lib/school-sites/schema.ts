import * as z from 'zod/mini'
import { normalizeDomain } from '@/base/domain-name'
import { emailAddress, fieldError, requiredName, requiredText, typedText } from '@/base/text'
import { disclosureBlock, type SiteDisclosure } from '@/lib/school-disclosure/schema'
import {
  admissionBlock,
  columnsBlock,
  contactBlock,
  downloadsBlock,
  eventsBlock,
  figuresBlock,
  mapBlock,
  noticesBlock,
  peopleBlock,
  timetableBlock,
  videoBlock,
} from './block-schema'
import { blockId, day, fileId, LINE, LONG_TEXT } from './fields'
import {
  ENQUIRY_STATES,
  MAX_BLOCKS,
  SITE_COLOURS,
  SITE_DESIGNS,
  SITE_LANGUAGES,
  SITE_TEMPLATES,
  type SiteLanguage,
} from './kinds'
import { findSlugFault, hasEnoughContrast } from './policy'

export { siteTypedAnswersForm } from './answer-schema'

/** Lists have one entry a line; in tables and links, a bar separates the cells of a line. */
export const siteBlock = z.discriminatedUnion('type', [
  z.object({
    id: blockId,
    type: z.literal('heading'),
    text: typedText(LINE),
    style: z.enum(['large', 'small']),
  }),
  z.object({
    id: blockId,
    type: z.literal('text'),
    text: typedText(LONG_TEXT),
    /** Texts from before lists have none, so that a line with a hyphen stays a line. */
    style: z.optional(z.literal('lists')),
  }),
  z.object({
    id: blockId,
    type: z.literal('picture'),
    file: fileId,
    alt: typedText(300),
    text: typedText(LINE),
  }),
  z.object({
    id: blockId,
    type: z.literal('list'),
    text: typedText(LONG_TEXT),
    style: z.enum(['bullets', 'numbers']),
  }),
  z.object({
    id: blockId,
    type: z.literal('table'),
    title: typedText(LINE),
    text: typedText(LONG_TEXT),
  }),
  z.object({ id: blockId, type: z.literal('file'), file: fileId, title: typedText(LINE) }),
  z.object({
    id: blockId,
    type: z.literal('notice'),
    title: typedText(LINE),
    text: typedText(LONG_TEXT),
    from: day,
    until: day,
  }),
  z.object({
    id: blockId,
    type: z.literal('links'),
    title: typedText(LINE),
    text: typedText(LONG_TEXT),
  }),
  z.object({ id: blockId, type: z.literal('address'), text: typedText(500), url: typedText(500) }),
  disclosureBlock,
  columnsBlock,
  peopleBlock,
  timetableBlock,
  downloadsBlock,
  noticesBlock,
  eventsBlock,
  figuresBlock,
  videoBlock,
  mapBlock,
  contactBlock,
  admissionBlock,
])
export type SiteBlock = z.output<typeof siteBlock>
/** The block of one kind. */
export type BlockOf<Type extends SiteBlock['type']> = Extract<SiteBlock, { type: Type }>
export type SitePictureBlock = Extract<SiteBlock, { type: 'picture' }>

export const findDisclosure = (blocks: SiteBlock[]): SiteDisclosure | undefined =>
  blocks.find((block) => block.type === 'disclosure')

export const siteBlocks = z
  .array(siteBlock)
  .check(z.maxLength(MAX_BLOCKS, fieldError('tooManyBlocks')))

const percent = z.int().check(z.minimum(0), z.maximum(100))

/**
 * A wide photo above the blocks. Wherever it is cropped, the point at `x` and `y` percent stays in view. Words
 * stand on it, where the page has no title of its own; `link` is the path of a page.
 */
export const siteCover = z.object({
  file: fileId,
  alt: typedText(300),
  x: percent,
  y: percent,
  title: typedText(80),
  text: typedText(LINE),
  link: z.string().check(z.regex(/^[a-z0-9-]{0,60}$/, fieldError('valueInvalid'))),
})
export type SiteCover = z.output<typeof siteCover>

const version = z.int().check(z.minimum(0))

export const sitePageForm = z.object({
  title: requiredName('pageTitleRequired', 60),
  /** Left out, it stays as it is. */
  cover: z.optional(z.nullable(siteCover)),
  blocks: siteBlocks,
  version,
})
export type SitePageInput = z.output<typeof sitePageForm>

const LANGUAGES = Object.keys(SITE_LANGUAGES) as [SiteLanguage, ...SiteLanguage[]]

export const siteSettings = z.object({
  name: requiredName('institutionNameRequired', 120),
  tagline: typedText(160),
  design: z.enum(SITE_DESIGNS, fieldError('valueInvalid')),
  colour: z
    .string({ error: fieldError('textRequired') })
    .check(z.toLowerCase(), z.refine(hasEnoughContrast, fieldError('colourTooLight'))),
  language: z.enum(LANGUAGES, fieldError('valueInvalid')),
  logo: fileId,
})
export type SchoolSiteSettings = z.output<typeof siteSettings>

/** The logo is uploaded on its own. */
export const siteDesignForm = z.omit(siteSettings, { logo: true })
export const siteSettingsForm = z.extend(siteDesignForm, { version })
export type SiteSettingsInput = z.output<typeof siteSettingsForm>

export const siteLogoForm = z.object({ file: fileId })

const siteSlug = requiredText('siteSlugRequired', 60).check(
  z.toLowerCase(),
  z.refine((slug) => findSlugFault(slug) !== 'siteSlugInvalid', fieldError('siteSlugInvalid')),
  z.refine((slug) => findSlugFault(slug) !== 'siteSlugReserved', fieldError('siteSlugReserved')),
)

/** Without a name it is the school's, without a starting point the pages are almost empty. */
export const newSiteForm = z.object({
  slug: siteSlug,
  name: z.optional(requiredName('institutionNameRequired', 120)),
  colour: z.optional(z.enum(SITE_COLOURS, fieldError('valueInvalid'))),
  template: z.optional(z.enum(SITE_TEMPLATES, fieldError('valueInvalid'))),
  design: z.optional(z.enum(SITE_DESIGNS, fieldError('valueInvalid'))),
  language: z.optional(z.enum(LANGUAGES, fieldError('valueInvalid'))),
})
export type NewSiteInput = z.output<typeof newSiteForm>

export const siteAddressForm = z.object({ slug: siteSlug })

export const siteDomainForm = z.object({
  domain: requiredText('siteDomainRequired', 260).check(
    z.refine((domain) => normalizeDomain(domain) !== null, fieldError('siteDomainInvalid')),
    z.overwrite((domain) => normalizeDomain(domain) ?? domain),
  ),
})

export const newPageForm = z.object({ title: requiredName('pageTitleRequired', 60) })

export const movePageForm = z.object({
  direction: z.enum(['up', 'down'], fieldError('valueInvalid')),
})

export const restoreVersionForm = z.object({ restore: version, version })

export const siteApprovalForm = z.object({
  needed: z.enum(['yes', 'no'], fieldError('valueInvalid')),
})

export const returnDraftForm = z.object({ reason: requiredText('reasonRequired', 500) })

export const siteEditorForm = z.object({
  membershipId: z.string().check(z.regex(/^[0-9a-f-]{36}$/, fieldError('valueInvalid'))),
  allowed: z.enum(['yes', 'no'], fieldError('valueInvalid')),
})

export const siteMessageForm = z.object({
  name: requiredName('senderRequired', 120),
  email: emailAddress('senderEmailRequired', 'senderEmailInvalid'),
  message: requiredText('messageRequired', 5000).check(
    z.minLength(10, fieldError('messageTooShort:10')),
  ),
})
export type SiteMessage = z.output<typeof siteMessageForm>

/** What the office notes about an enquiry. */
export const siteEnquiryForm = z.object({
  state: z.enum(ENQUIRY_STATES, fieldError('valueInvalid')),
  note: typedText(1_000),
})
export const siteEnquiryUpdate = z.extend(siteEnquiryForm, { version })
export type SiteEnquiryInput = z.output<typeof siteEnquiryUpdate>

export const siteBlockForm = z.object({ reason: requiredText('reasonRequired', 500) })

/** What the public page needs of a file; the bytes are in the store. */
const siteFile = z.object({
  kind: z.enum(['picture', 'pdf']),
  name: z.string(),
  bytes: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** Ids of narrower copies of a picture, the narrowest first. */
  copies: z.optional(z.array(z.string())),
})
export type SiteFile = z.output<typeof siteFile>

const releasePage = z.object({
  path: z.string(),
  title: z.string(),
  cover: z.optional(z.nullable(siteCover)),
  blocks: siteBlocks,
})
export type SiteReleasePage = z.output<typeof releasePage>

export const siteRelease = z.object({
  settings: siteSettings,
  pages: z.array(releasePage),
  files: z.record(z.string(), siteFile),
})
export type SiteRelease = z.output<typeof siteRelease>
