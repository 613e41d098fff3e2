import 'server-only'
import type { DraftLanguage } from '../../base/draft-kinds'
import { en } from './en'
import { hi } from './hi'
import { ta } from './ta'
import type { DraftTemplateText } from './types'

export type { DraftTemplateText, TemplateFacts } from './types'

export const draftTemplates: Record<DraftLanguage, DraftTemplateText> = { en, hi, ta }
