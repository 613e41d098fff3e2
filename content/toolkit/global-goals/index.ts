import 'server-only'
import type { Theme } from '../types'
import { cards } from './cards'
import { deck } from './deck'
import { journal } from './journal'
import { rubrics } from './rubrics'
import { templates } from './templates'

export const globalGoals: Theme = {
  id: 'global-goals',
  language: 'en',
  name: 'Sustainable development goals',
  deck,
  cards,
  templates,
  rubrics,
  journal,
}
