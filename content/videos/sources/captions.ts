import type { CompleteLanguage } from '@/i18n/partial-languages'
import { hindi } from './captions-hi'
import { tamil } from './captions-ta'
import type { CaptionTranslation } from './video-script'

export const captionTranslations: Record<Exclude<CompleteLanguage, 'en'>, CaptionTranslation> = {
  hi: hindi,
  ta: tamil,
}
