import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const youthLeadershipTa: ThemeEdition = {
  id: 'youth-leadership',
  language: 'ta',
  name: 'இளைஞர் தலைமைத்துவம்',
  cards,
  templates,
}
