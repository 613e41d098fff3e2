export const DRAFT_TASKS = [
  'worksheet',
  'questions',
  'rubric',
  'shorter-text',
  'parent-note',
] as const
export type DraftTask = (typeof DRAFT_TASKS)[number]

/** Without a model, only from questions that were written for the material. */
export const QUESTION_TASKS: readonly DraftTask[] = ['worksheet', 'questions']
/** Only a model can adapt a text. */
export const MODEL_TASKS: readonly DraftTask[] = ['shorter-text']

/** The language of the draft; the site’s own language is another matter. */
export const DRAFT_LANGUAGES = ['en', 'hi', 'ta'] as const
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number]

export const DRAFT_AUTHORS = ['template', 'model'] as const
export type DraftAuthor = (typeof DRAFT_AUTHORS)[number]

/** Grades of Indian schools. */
export const MIN_GRADE = 1
export const MAX_GRADE = 12
