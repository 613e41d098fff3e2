import type { CompleteLanguage } from '@/i18n/partial-languages'
import { en } from './en'
import { hi } from './hi'
import { ta } from './ta'
import type { SheetText } from './types'

export type { FormsText, SheetText } from './types'

export const sheetTexts: Record<CompleteLanguage, SheetText> = { en, hi, ta }
