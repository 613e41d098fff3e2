import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const youthLeadershipHi: ThemeEdition = {
  id: 'youth-leadership',
  language: 'hi',
  name: 'युवा नेतृत्व',
  cards,
  templates,
}
