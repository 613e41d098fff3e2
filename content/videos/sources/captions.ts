import type { TranslatedLanguage } from '@/i18n/languages'
import { hindi } from './captions-hi'
import { tamil } from './captions-ta'
import type { CaptionTranslation } from './video-script'

export const captionTranslations: Record<TranslatedLanguage, CaptionTranslation> = {
  hi: hindi,
  ta: tamil,
}
