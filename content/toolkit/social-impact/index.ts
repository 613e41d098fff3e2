import 'server-only'
import type { Theme } from '../types'
import { cards } from './cards'
import { deck } from './deck'
import { journal } from './journal'
import { rubrics } from './rubrics'
import { templates } from './templates'

export const socialImpact: Theme = {
  id: 'social-impact',
  language: 'en',
  name: 'Social impact',
  deck,
  cards,
  templates,
  rubrics,
  journal,
}
