import type { Translation } from '@/i18n/language'
import type { en } from './en'

export type SheetText = Translation<typeof en>
export type FormsText = SheetText['forms']
