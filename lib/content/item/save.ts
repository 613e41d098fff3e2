import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError, type FieldErrors } from '@/base/errors'
import type { ListName } from '@/base/list-names'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { items, itemTexts } from '@/db/schema'
import type { LabelTranslations } from '@/db/schema/list-entries'
import type { AuditChange } from '@/i18n/audit-text'
import { isLanguage, type TranslatedLanguage, translatedLanguages } from '@/i18n/languages'
import { listChanges } from '@/lib/audit/audit-log'
import type { EditConflict } from '@/lib/http/result'
import type { Item } from '../item'
import { isWorkshopPicture } from '../kinds'
import {
  findTranslation,
  getLists,
  isOffered,
  isOfferedLabel,
  type ListEntry,
  type Lists,
} from '../lists'
import { changeItem, type LockedItem, NO_CHANGE } from '../locks'
import { findMissing, getFields } from '../policy'
import type { ChangedItem, ItemForm, ItemInput } from '../schema'
import { getAnyItem, toItemFormValues } from './team'

const LOGGED_FIELDS = ['title', 'access', 'language', 'category', 'grades', 'author'] as const

/** Long texts. */
const NAMED_FIELDS = ['subtitle', 'description'] as const

type ItemEditConflict = EditConflict<Partial<ItemInput>>

/**
 * A text that was changed translates the new English label. One that was not stays a translation of the old
 * label, unless only it is saved: then it fits.
 */
export function mergeTranslations(
  before: Pick<ListEntry, 'list' | 'slug' | 'label' | 'translations'>,
  label: string,
  typed: Partial<Record<TranslatedLanguage, string | null>>,
): LabelTranslations {
  const merged: LabelTranslations = {}
  for (const language of translatedLanguages) {
    const current = findTranslation(before, language)
    const text = typed[language] === undefined ? current?.label : typed[language]
    if (!text) continue
    const isKept = text === current?.label && (label !== before.label || current.of === label)
    if (!isKept) merged[language] = { label: text, of: label }
    else if (before.translations[language]) merged[language] = before.translations[language]
  }
  return merged
}

/** On an edit conflict saves nothing and returns the colleague and the current values. */
export async function saveItem(
  actor: { id: string },
  id: string,
  { version, ...form }: ChangedItem,
): Promise<ItemEditConflict | null> {
  // Before the transaction: the embedded database runs one transaction at a time.
  const lists = await getLists()
  let conflict: ItemEditConflict | null = null
  const logged: { changes?: AuditChange[] } = {}
  const applyChange = async ({ tx, item }: LockedItem) => {
    if (item.version !== version) {
      conflict = await describeConflict(tx, item, form)
      return NO_CHANGE
    }
    requireOfferedEntries(lists, item, form)
    const edition = await toEdition(tx, item, form)
    await tx
      .update(items)
      .set({
        ...edition,
        access: form.access,
        facts: { ...item.facts, ...toItemFacts(item, form) },
      })
      .where(eq(items.id, id))
    await tx
      .update(itemTexts)
      .set({
        language: edition.language,
        title: form.title,
        content: { ...item.content, ...toItemWords(item, form) },
      })
      .where(and(eq(itemTexts.itemId, id), eq(itemTexts.language, item.language)))
    if (item.publishAt) await requireComplete(tx, id)
    logged.changes = listChanges(toItemFormValues(item), form, LOGGED_FIELDS, NAMED_FIELDS)
  }
  await changeItem(actor, id, 'item.changed', applyChange, logged)
  return conflict
}

/** Nobody looks at a scheduled item again before it is public. */
async function requireComplete(tx: Db, id: string) {
  const saved = await getAnyItem(id, tx)
  if (!saved || findMissing(saved).length > 0)
    throw new AppError('conflict', 'scheduledItemIncomplete')
}

async function describeConflict(tx: Db, item: Item, form: ItemForm): Promise<ItemEditConflict> {
  const [editor] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(items)
    .innerJoin(users, eq(users.id, items.changedBy))
    .where(eq(items.id, item.id))
  const currentValues = toItemFormValues(item)
  const changedFields = Object.entries(currentValues).filter(
    ([field, text]) => (form[field as keyof ItemForm] ?? '') !== text,
  )
  return {
    name: editor?.name ?? null,
    version: item.version,
    theirs: Object.fromEntries(changedFields),
  }
}

function toItemWords({ type: itemType }: Item, form: ItemForm) {
  const { subtitle, description, author, category, grades } = form
  const fieldNames = getFields(itemType)
  return {
    description,
    ...(fieldNames.includes('subtitle') && { subtitle: subtitle ?? undefined }),
    ...(fieldNames.includes('author') && { author: author ?? undefined }),
    ...(fieldNames.includes('category') && { category: category ?? undefined }),
    ...(fieldNames.includes('grades') && { grades: grades ?? undefined }),
  }
}

function toItemFacts({ type: itemType }: Item, form: ItemForm) {
  const fieldNames = getFields(itemType)
  return {
    ...(fieldNames.includes('companion') && { companion: parseCompanion(form.companion) }),
    ...(fieldNames.includes('link') && { link: form.link ?? undefined }),
    ...(fieldNames.includes('picture') && {
      picture: isWorkshopPicture(form.picture ?? undefined)
        ? (form.picture ?? undefined)
        : undefined,
    }),
    ...(fieldNames.includes('theme') && {
      theme: form.theme ?? undefined,
      resourceType: form.resourceType ?? undefined,
    }),
  }
}

/** An item keeps its entries when those are retired. */
function requireOfferedEntries(lists: Lists, item: Item, form: ItemForm) {
  const current = toItemFormValues(item)
  const fieldNames = new Set(getFields(item.type))
  const isAccepted = (list: ListName, slug: string | null | undefined, currentSlug?: string) =>
    !slug || isOffered(lists[list], slug, currentSlug)
  const [list, slug] = splitCompanion(form.companion)
  const errors: FieldErrors = {
    ...(!isAccepted('theme', form.theme, current.theme) && { theme: 'notOffered' }),
    ...(!isAccepted('resourceType', form.resourceType, current.resourceType) && {
      resourceType: 'notOffered',
    }),
    ...(form.category &&
      !isOfferedLabel(lists.category, form.category, current.category) && {
        category: 'notOffered',
      }),
    ...(form.companion &&
      form.companion !== current.companion &&
      !(list && isAccepted(list, slug)) && { companion: 'notOffered' }),
  }
  const shownErrors = Object.entries(errors).filter(([name]) =>
    fieldNames.has(name as keyof ItemForm),
  )
  if (shownErrors.length > 0)
    throw new AppError('invalid', 'checkForm', { errors: Object.fromEntries(shownErrors) })
}

/** The form sends `theme:ethics-innovation` or `resourceType:cards`. */
function splitCompanion(value: string | null) {
  const [name, slug = ''] = value?.split(':') ?? []
  const list = (['theme', 'resourceType'] as const).find((candidate) => candidate === name)
  return [list, slug] as const
}

function parseCompanion(value: string | null) {
  const [list, slug] = splitCompanion(value)
  if (list === 'theme') return { theme: slug }
  return list === 'resourceType' ? { resourceType: slug } : undefined
}

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
