import type { PartId } from '@/content/toolkit/parts'
import type { Theme, ThemeEdition } from '@/content/toolkit/types'
import { renderCardsPage } from './pdf/cards'
import { renderDeckPage } from './pdf/deck'
import { renderJournalPage } from './pdf/journal'
import { renderRubricsPage } from './pdf/rubrics'
import { renderTemplatesPage } from './pdf/templates'

export function renderPage(theme: Theme | ThemeEdition, resourceType: PartId): string {
  if (resourceType === 'cards') return renderCardsPage(theme)
  if (resourceType === 'templates') return renderTemplatesPage(theme)
  if (!('deck' in theme)) throw new Error(`${resourceType} exists in English only`)
  return englishRenderers[resourceType](theme)
}

const englishRenderers: Record<Exclude<PartId, 'cards' | 'templates'>, (theme: Theme) => string> = {
  deck: renderDeckPage,
  rubrics: renderRubricsPage,
  journal: renderJournalPage,
}
