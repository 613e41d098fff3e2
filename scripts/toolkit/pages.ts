import type { PartId } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { cardsPage } from './pdf/cards'
import { deckPage } from './pdf/deck'
import { journalPage } from './pdf/journal'
import { rubricsPage } from './pdf/rubrics'
import { templatesPage } from './pdf/templates'

/** The page that becomes the PDF of a part. */
export const pages: Record<PartId, (theme: Theme) => string> = {
  deck: deckPage,
  cards: cardsPage,
  templates: templatesPage,
  rubrics: rubricsPage,
  journal: journalPage,
}
