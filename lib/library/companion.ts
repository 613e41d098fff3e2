import 'server-only'
import type { ItemFacts } from '@/db/schema'
import { toolkitText } from '@/i18n/toolkit'
import { routes } from '@/lib/routes'
import type { Companion } from './schema'

export function getCompanion(companionKey: ItemFacts['companion']): Companion | null {
  if (!companionKey) return null
  const { companion, themes, parts } = toolkitText()
  const [names, filter]: [Record<string, string>, Record<string, string>] =
    'theme' in companionKey ? [themes, companionKey] : [parts, { part: companionKey.resourceType }]
  const name = names[Object.values(filter)[0] ?? '']
  if (!name) return null
  return { href: `${routes.toolkit}?${new URLSearchParams(filter)}`, label: companion(name) }
}
