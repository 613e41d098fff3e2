import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

/** What can be kept on a device: `book/rubrics`, `resource/social-impact-deck`. */
const keptItemName = z
  .string(fieldError('valueInvalid'))
  .check(z.regex(/^(book|resource)\/[a-z0-9-]{1,80}$/, fieldError('valueInvalid')))

const text = z
  .string(fieldError('valueInvalid'))
  .check(z.maxLength(100, fieldError('valueInvalid')))

/** The browser cannot check the signature: it shows the server that the licence is one of its own. */
const licence = z.object({ version: text, validUntil: text, signature: text })

export const MAX_KEPT_ITEMS = 60

/** Without a licence, the item is kept for the first time. */
export const licenceRequest = z.object({
  items: z
    .array(z.object({ item: keptItemName, licence: z.optional(licence) }))
    .check(z.maxLength(MAX_KEPT_ITEMS, fieldError('valueInvalid'))),
})

export type Licence = z.output<typeof licence>
export type LicenceRequest = z.output<typeof licenceRequest>['items'][number]

export type KeptPart = { name: 'document' | 'text'; url: string; bytes: number; sha256: string }

export type LicensedItem = {
  item: string
  licence: Licence
  title: string
  /** `lang` attribute of the title, if it is not the page's. */
  lang?: string
  author: string
  description: string
  pages: number
  cover: { src: string; width: number; height: number }
  parts: KeptPart[]
}

/** `refused` can no longer be opened: the device deletes it. */
export type LicenceAnswer = { now: string; licensed: LicensedItem[]; refused: string[] }
