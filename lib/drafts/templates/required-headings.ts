import 'server-only'
import type { DraftTask } from '@/base/draft-kinds'
import type { DraftTemplateText } from '../content'

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
