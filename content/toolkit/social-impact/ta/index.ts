import 'server-only'
import type { ThemeEdition } from '../../types'
import { cards } from './cards'
import { templates } from './templates'

export const socialImpactTa: ThemeEdition = {
  id: 'social-impact',
  language: 'ta',
  name: 'சமூகத் தாக்கம்',
  cards,
  templates,
}
