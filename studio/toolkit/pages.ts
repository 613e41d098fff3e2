import type { PartId } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { renderCardsPage } from './pdf/cards'
import { renderDeckPage } from './pdf/deck'
import { renderJournalPage } from './pdf/journal'
import { renderRubricsPage } from './pdf/rubrics'
import { renderTemplatesPage } from './pdf/templates'

export const pageRenderers: Record<PartId, (theme: Theme) => string> = {
  deck: renderDeckPage,
  cards: renderCardsPage,
  templates: renderTemplatesPage,
  rubrics: renderRubricsPage,
  journal: renderJournalPage,
}
