import 'server-only'

export {
  type DraftTemplateText,
  draftTemplates,
  type TemplateFacts,
} from '@/content/drafts'
export { buildInstructions } from '@/content/drafts/prompt-text'
