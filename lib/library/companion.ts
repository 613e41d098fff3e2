import 'server-only'
import { companions } from '@/content/toolkit/catalogue'
import { routes } from '@/lib/routes'
import { toolkitWords } from '@/words/toolkit'
import type { Companion } from './schema'

/** The way from a book or a film to what goes with it in the toolkit. */
export function companionOf(id: string): Companion | null {
  const goesWith = companions[id]
  if (!goesWith) return null
  const { companion, themes, parts } = toolkitWords()
  const name = 'theme' in goesWith ? themes[goesWith.theme] : parts[goesWith.part]
  return { href: `${routes.toolkit}?${new URLSearchParams(goesWith)}`, label: companion(name) }
}
