import 'server-only'
import type { Theme } from '../types'
import { cards } from './cards'
import { deck } from './deck'
import { journal } from './journal'
import { rubrics } from './rubrics'
import { templates } from './templates'

export const ethicsInnovation: Theme = {
  id: 'ethics-innovation',
  language: 'en',
  name: 'Ethics and innovation',
  deck,
  cards,
  templates,
  rubrics,
  journal,
}
