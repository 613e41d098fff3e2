import type { Translation } from '@/i18n/language'
import type { CompleteLanguage } from '@/i18n/partial-languages'
import { en } from './en'
import { hi } from './hi'
import { ta } from './ta'

export type SheetText = Translation<typeof en>
export type FormsText = SheetText['forms']

export const sheetTexts: Record<CompleteLanguage, SheetText> = { en, hi, ta }
