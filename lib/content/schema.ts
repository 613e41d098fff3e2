import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { ITEM_TYPE_NAMES } from '@/base/item-types'
import {
  fieldError,
  httpsUrl,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from '@/base/text'
import { type TranslatedLanguage, translatedLanguages } from '@/i18n/languages'

export const newItemForm = z.object({
  type: z.enum(ITEM_TYPE_NAMES, fieldError('valueInvalid')),
  title: requiredName('itemTitleRequired', 160),
})

/** The key is the browser's, for each file. */
export const fileDraftForm = z.object({
  type: newItemForm.shape.type,
  fileName: requiredText('valueInvalid', 1_000),
  fileId: requiredText('valueInvalid', 64),
  key: z
    .string(fieldError('valueInvalid'))
    .check(z.regex(/^[\w-]{16,64}$/, fieldError('valueInvalid'))),
})

export const itemForm = z.object({
  title: requiredName('itemTitleRequired', 160),
  description: requiredText('descriptionRequired', 1_000),
  access: z.enum(['free', 'premium'], fieldError('valueInvalid')),
  subtitle: optionalName(80),
  author: optionalName(120),
  category: optionalText(60),
  grades: optionalText(30),
  theme: optionalText(40),
  resourceType: optionalText(40),
  companion: optionalText(60),
  link: optionalText(500, ...httpsUrl),
  picture: optionalText(40),
  language: optionalText(35),
  translationOf: optionalText(100),
})

/** Carries the version that the user edited, to detect conflicts. */
export const changedItemForm = z.extend(itemForm, {
  /** Forms send text only. */
  version: z.pipe(
    z.string(fieldError('valueInvalid')).check(z.regex(/^\d{1,9}$/, fieldError('valueInvalid'))),
    z.transform(Number),
  ),
})

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

export const publishTimeForm = z.object({
  day: requiredText('dayRequired', 10).check(z.refine(isDay, fieldError('dayInvalid'))),
  time: requiredText('timeRequired', 5).check(z.regex(TIME_PATTERN, fieldError('timeInvalid'))),
})

export const draftDeletionForm = z.object({ typed: requiredText('titleNotTyped', 160) })

/** Its English label, and a field for each other language. */
export const listEntryForm = z.object({
  name: requiredName('labelRequired', 60),
  ...(Object.fromEntries(
    translatedLanguages.map((language) => [language, optionalName(60)]),
  ) as Record<TranslatedLanguage, ReturnType<typeof optionalName>>),
})

/** Carries the name that the user edited, to detect conflicts. */
export const listEntryChangeForm = z.extend(listEntryForm, {
  was: z.string(fieldError('valueInvalid')),
})

/** A language that is left out keeps its translation. */
export type NewListEntry = { name: string } & Partial<Record<TranslatedLanguage, string | null>>
export type ListEntryChange = NewListEntry & { was: string }

/** For items and for the entries of a list. */
export const itemMoveForm = z.object({
  direction: z.enum(['up', 'down'], fieldError('valueInvalid')),
})

/** Null is the end of the list. */
export const itemPlaceForm = z.object({
  before: z.nullable(requiredText('valueInvalid', 100)),
})

export const itemFileForm = z.object({
  role: requiredText('valueInvalid', 20),
  fileId: requiredText('valueInvalid', 64),
})

export type ItemInput = Record<keyof z.input<typeof itemForm>, string>
export type ItemForm = z.output<typeof itemForm>
export type FileDraftInput = z.output<typeof fileDraftForm>
export type PublishTime = z.output<typeof publishTimeForm>
export type ChangedItem = z.output<typeof changedItemForm>
