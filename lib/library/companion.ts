import 'server-only'
import type { ItemFacts } from '@/db/schema'
import { toolkitText } from '@/i18n/toolkit'
import type { Lists } from '@/lib/content/lists'
import { findPageLabel } from '@/lib/content/page-labels'
import { routes } from '@/lib/routes'
import type { Companion } from './schema'

export function getCompanion(companionKey: ItemFacts['companion'], lists: Lists): Companion | null {
  if (!companionKey) return null
  const [name, filter]: [string, Record<string, string>] =
    'theme' in companionKey
      ? [findPageLabel(lists.theme, companionKey.theme), companionKey]
      : [
          findPageLabel(lists.resourceType, companionKey.resourceType),
          { part: companionKey.resourceType },
        ]
  if (!name) return null
  const { companion } = toolkitText()
  return { href: `${routes.toolkit}?${new URLSearchParams(filter)}`, label: companion(name) }
}
