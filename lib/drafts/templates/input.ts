import 'server-only'
import type { DraftTemplateText, TemplateFacts } from '../content'
import type { NumberedPassage } from './sentences'

export type TemplateInput = {
  text: DraftTemplateText
  facts: TemplateFacts
  passages: NumberedPassage[]
}
