import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const globalGoalsTa: ThemeEdition = {
  id: 'global-goals',
  language: 'ta',
  name: 'நிலையான வளர்ச்சி இலக்குகள்',
  cards,
  templates,
}
