import 'server-only'
import type { DraftTask } from '@/base/draft-kinds'
import type { DraftTemplateText } from '../content'
import { composeParentNote } from './parent-note'
import { composeQuestions } from './questions'
import { composeRubric } from './rubric'
import type { TemplateInput } from './sentences'
import { composeShorterText } from './shorter-text'
import { composeWorksheet } from './worksheet'

const COMPOSERS: Record<DraftTask, (input: TemplateInput) => string[]> = {
  worksheet: composeWorksheet,
  questions: composeQuestions,
  rubric: composeRubric,
  'shorter-text': composeShorterText,
  'parent-note': composeParentNote,
}

/** What every paper of a task has, whether a template or a model writes it. */
export function listRequiredHeadings(task: DraftTask, text: DraftTemplateText): string[] {
  const { worksheet, questions, rubric, shorterText, parentNote } = text
  const headings: Record<DraftTask, string[]> = {
    worksheet: [worksheet.text, worksheet.gaps, worksheet.questions, worksheet.answers],
    questions: [questions.find, questions.explain, questions.judge],
    rubric: [rubric.work],
    'shorter-text': [shorterText.words, shorterText.short, shorterText.check],
    'parent-note': [parentNote.about, parentNote.ask],
  }
  return headings[task]
}

/** Markdown from curated words and the material alone, without any model. */
export const composeFromTemplate = (task: DraftTask, input: TemplateInput): string =>
  [input.text.facts(input.facts), ...COMPOSERS[task](input)].join('\n\n')
