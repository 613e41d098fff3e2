import 'server-only'
import type { Theme } from '../types'
import { cards } from './cards'
import { deck } from './deck'
import { journal } from './journal'
import { rubrics } from './rubrics'
import { templates } from './templates'

export const youthLeadership: Theme = {
  id: 'youth-leadership',
  language: 'en',
  name: 'Youth leadership',
  deck,
  cards,
  templates,
  rubrics,
  journal,
}
