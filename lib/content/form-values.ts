import 'server-only'
import type { Item } from './item'
import { getFields } from './policy'
import type { ItemInput } from './schema'

export function toFormValues({
  type: itemType,
  title,
  isPremium,
  content,
  facts,
  editionLanguage,
  translationOf,
}: Item): Partial<ItemInput> {
  const { companion, link, picture, theme, resourceType } = facts
  const [[kind, name] = []] = Object.entries(companion ?? {})
  const values: ItemInput = {
    ...{ title, access: isPremium ? 'premium' : 'free', description: content.description ?? '' },
    ...{
      author: content.author ?? '',
      category: content.category ?? '',
      grades: content.grades ?? '',
      subtitle: content.subtitle ?? '',
    },
    ...{
      theme: theme ?? '',
      resourceType: resourceType ?? '',
      companion: kind ? `${kind}:${name}` : '',
    },
    ...{ link: link ?? '', picture: picture ?? '' },
    ...{ language: editionLanguage, translationOf: translationOf ?? '' },
  }
  const fieldNames = new Set(['title', 'access', 'description', ...getFields(itemType)])
  return Object.fromEntries(Object.entries(values).filter(([field]) => fieldNames.has(field)))
}
