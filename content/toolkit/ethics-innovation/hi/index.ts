import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const ethicsInnovationHi: ThemeEdition = {
  id: 'ethics-innovation',
  language: 'hi',
  name: 'नैतिकता और नवाचार',
  cards,
  templates,
}
