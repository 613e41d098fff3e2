import 'server-only'
import type { Item } from './item'
import { fieldsOf } from './policy'
import type { ItemInput } from './schema'

/** An item as its form is filled in: only the fields that its shelf has. */
export function typedOf({ shelf, title, isPremium, words, facts }: Item): Partial<ItemInput> {
  const { companion, link, picture, theme, part } = facts
  const [[kind, name] = []] = Object.entries(companion ?? {})
  const all: ItemInput = {
    ...{ title, access: isPremium ? 'premium' : 'free', description: words.description ?? '' },
    ...{ author: words.author ?? '', category: words.category ?? '', grades: words.grades ?? '' },
    ...{ theme: theme ?? '', part: part ?? '', companion: kind ? `${kind}:${name}` : '' },
    ...{ link: link ?? '', picture: picture ?? '' },
  }
  const own = new Set(['title', 'access', 'description', ...fieldsOf(shelf)])
  return Object.fromEntries(Object.entries(all).filter(([field]) => own.has(field)))
}
