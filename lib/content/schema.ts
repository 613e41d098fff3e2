import * as z from 'zod/mini'
import { httpsAddress, optionalText, requiredName, requiredText, saying } from '@/base/text'

/** What the team types about an item. Which of these an item has follows from its shelf. */

export const itemShelf = z.enum(['book', 'film', 'workshop', 'work'], saying('odd'))
export const newItem = z.object({ shelf: itemShelf, title: requiredName('itemTitleRequired', 160) })

export const itemForm = z.object({
  title: requiredName('itemTitleRequired', 160),
  description: requiredText('descriptionRequired', 1_000),
  access: z.enum(['free', 'premium'], saying('odd')),
  author: optionalText(120),
  category: optionalText(60),
  grades: optionalText(30),
  theme: optionalText(40),
  part: optionalText(40),
  companion: optionalText(60),
  link: optionalText(500, ...httpsAddress),
  picture: optionalText(40),
})

/** Who saves says which state of things was before their eyes. */
export const changedItem = z.extend(itemForm, {
  /** A form tells everything as text. */
  version: z.pipe(
    z.string(saying('odd')).check(z.regex(/^\d{1,9}$/, saying('odd'))),
    z.transform(Number),
  ),
})

export const draftDeletion = z.object({ typed: requiredText('titleNotTyped', 160) })

export const itemMove = z.object({ direction: z.enum(['up', 'down'], saying('odd')) })

export const itemFile = z.object({
  role: requiredText('odd', 20),
  fileId: requiredText('odd', 64),
})

/** As the form is filled in. */
export type ItemInput = Record<keyof z.input<typeof itemForm>, string>
export type ItemForm = z.output<typeof itemForm>
export type ChangedItem = z.output<typeof changedItem>
