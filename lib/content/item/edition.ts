import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError, type FieldErrors } from '@/base/errors'
import type { Db } from '@/db/client'
import { items } from '@/db/schema'
import { isLanguage } from '@/i18n/languages'
import type { Item } from '../item'
import { getFields } from '../policy'
import type { ItemForm } from '../schema'
import { getAnyItem } from './team'

type EditionForm = Pick<ItemForm, 'language' | 'translationOf'>

/** Only an original of the same type has translations, so that all editions of a work name the same item. */
export async function toEdition(tx: Db, item: Item, form: EditionForm) {
  if (!getFields(item.type).includes('language'))
    return { language: item.editionLanguage, translationOf: item.translationOf }
  const language = form.language ?? item.editionLanguage
  const { translationOf } = form
  const isKept = translationOf === item.translationOf
  const errors: FieldErrors = {
    ...(language !== item.editionLanguage && !isLanguage(language) && { language: 'notOffered' }),
    ...(!isKept && !(await isOriginal(tx, item, translationOf)) && { translationOf: 'notOffered' }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
  return { language, translationOf }
}

async function isOriginal(tx: Db, item: Item, id: string | null): Promise<boolean> {
  if (id === null) return true
  const original = await getAnyItem(id, tx)
  const isOther = original?.type === item.type && original.id !== item.id && !original.translationOf
  return isOther && !(await hasTranslations(tx, item.id))
}

const hasTranslations = async (tx: Db, id: string) =>
  (await tx.$count(items, eq(items.translationOf, id))) > 0
