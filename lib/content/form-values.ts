import 'server-only'
import type { Item } from './item'
import { getFields } from './policy'
import type { ItemInput } from './schema'

export function toFormValues({
  shelf: itemType,
  title,
  isPremium,
  words,
  facts,
}: Item): Partial<ItemInput> {
  const { companion, link, picture, theme, part: resourceType } = facts
  const [[kind, name] = []] = Object.entries(companion ?? {})
  const values: ItemInput = {
    ...{ title, access: isPremium ? 'premium' : 'free', description: words.description ?? '' },
    ...{ author: words.author ?? '', category: words.category ?? '', grades: words.grades ?? '' },
    ...{ theme: theme ?? '', part: resourceType ?? '', companion: kind ? `${kind}:${name}` : '' },
    ...{ link: link ?? '', picture: picture ?? '' },
  }
  const fieldNames = new Set(['title', 'access', 'description', ...getFields(itemType)])
  return Object.fromEntries(Object.entries(values).filter(([field]) => fieldNames.has(field)))
}
