import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const globalGoalsHi: ThemeEdition = {
  id: 'global-goals',
  language: 'hi',
  name: 'सतत विकास लक्ष्य',
  cards,
  templates,
}
