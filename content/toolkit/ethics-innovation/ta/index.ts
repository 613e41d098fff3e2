import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const ethicsInnovationTa: ThemeEdition = {
  id: 'ethics-innovation',
  language: 'ta',
  name: 'அறநெறியும் புதுமையும்',
  cards,
  templates,
}
