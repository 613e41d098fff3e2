import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const socialImpactHi: ThemeEdition = {
  id: 'social-impact',
  language: 'hi',
  name: 'सामाजिक प्रभाव',
  cards,
  templates,
}
