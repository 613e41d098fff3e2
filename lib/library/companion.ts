import 'server-only'
import type { ItemFacts } from '@/db/schema'
import { routes } from '@/lib/routes'
import { toolkitWords } from '@/words/toolkit'
import type { Companion } from './schema'

/** The way from a book or a film to what goes with it in the toolkit. */
export function companionOf(goesWith: ItemFacts['companion']): Companion | null {
  if (!goesWith) return null
  const { companion, themes, parts } = toolkitWords()
  const names: Record<string, string> = 'theme' in goesWith ? themes : parts
  const name = names[Object.values(goesWith)[0] ?? '']
  if (!name) return null
  return { href: `${routes.toolkit}?${new URLSearchParams(goesWith)}`, label: companion(name) }
}
