import 'server-only'
import type { ItemFacts } from '@/db/schema'
import { toolkitText } from '@/i18n/toolkit'
import { routes } from '@/lib/routes'
import type { Companion } from './schema'

export function getCompanion(companionKey: ItemFacts['companion']): Companion | null {
  if (!companionKey) return null
  const { companion, themes, parts } = toolkitText()
  const names: Record<string, string> = 'theme' in companionKey ? themes : parts
  const name = names[Object.values(companionKey)[0] ?? '']
  if (!name) return null
  return { href: `${routes.toolkit}?${new URLSearchParams(companionKey)}`, label: companion(name) }
}
