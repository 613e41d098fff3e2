import 'server-only'
import type { DraftTask } from '@/base/draft-kinds'
import type { TemplateInput } from './input'
import { composeParentNote } from './parent-note'
import { composeQuestions } from './questions'
import { composeRubric } from './rubric'
import { composeShorterText } from './shorter-text'
import { composeWorksheet } from './worksheet'

const COMPOSERS: Record<DraftTask, (input: TemplateInput) => string[]> = {
  worksheet: composeWorksheet,
  questions: composeQuestions,
  rubric: composeRubric,
  'shorter-text': composeShorterText,
  'parent-note': composeParentNote,
}

/** Markdown from curated words and the material alone, without any model. */
export const composeFromTemplate = (task: DraftTask, input: TemplateInput): string =>
  [input.text.facts(input.facts), ...COMPOSERS[task](input)].join('\n\n')
