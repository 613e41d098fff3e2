import type { DraftAuthor, DraftLanguage, DraftTask } from '@/base/draft-kinds'
import { formatShortDate } from '../dates'

type CitationValues = { number: number; title: string; place: string }
type DraftRowValues = { grade: number; subject: string; changedAt: Date }

const tasks: Record<DraftTask, string> = {
  worksheet: 'Worksheet',
  questions: 'Questions by level',
  rubric: 'Rubric',
  'shorter-text': 'Shorter text for weaker readers',
  'parent-note': 'Note to parents',
}

const languages: Record<DraftLanguage, string> = { en: 'English', hi: 'Hindi', ta: 'Tamil' }

const labels: Record<DraftAuthor, string> = {
  template: 'Draft from a template: check before use',
  model: 'AI-assisted draft: check before use',
}

export const drafts = {
  title: 'My drafts',
  lede: 'Worksheets, questions, rubrics and notes, made from the toolkit and the e-books. You check and finish them.',
  create: 'Make a draft',
  none: 'You have no drafts yet.',
  back: 'Back to my drafts',
  row: ({ grade, subject, changedAt }: DraftRowValues) =>
    `Grade ${grade}, ${subject}, saved on ${formatShortDate(changedAt)}`,
  tasks,
  languages,
  page: (page: number) => `Page ${page}`,
  pages: (first: number, last: number) => `Pages ${first} to ${last}`,
  upgrade: {
    text: 'Drafts come with your school’s subscription. We keep the drafts you made earlier.',
    link: 'See what a subscription includes',
  },
  withoutModel:
    'We fill templates with questions and tasks that we wrote for each chapter and resource. The AI model is switched off at the moment.',
  withModel:
    'We first fill a template with questions and tasks that we wrote for the material. The AI model is switched on: it can write the draft on the next page.',
  form: {
    title: 'Make a draft',
    task: 'What do you need?',
    source: 'Made from',
    chooseSource: 'Choose the material',
    topicOption: 'A lesson topic',
    topicGroup: 'By topic',
    topic: 'Lesson topic',
    topicHint: 'In English, such as “sharing class duties”. Do not write names of people.',
    resourceGroup: (theme: string) => `Toolkit: ${theme}`,
    resource: (part: string, title: string) => `${part}: ${title}`,
    subtitled: (title: string, subtitle: string) => `${title} (${subtitle})`,
    bookGroup: (title: string) => `E-book: ${title}`,
    grade: 'Grade',
    subject: 'Subject',
    subjectHint: 'Such as Science or Hindi',
    minutes: 'Duration in minutes',
    classSize: 'Students in the class',
    language: 'Language of the draft',
    button: 'Make my draft',
    busy: 'Making your draft …',
    failure: 'The draft could not be made. Try again.',
    created: 'Draft made.',
  },
  editor: {
    title: 'Title',
    body: 'Text',
    hint: '[1] points to the source with this number.',
    states: {
      saved: 'All changes are saved.',
      typed: 'Saving soon …',
      saving: 'Saving …',
      failed: 'Not saved yet. We try again. Keep this page open.',
    },
    saved: 'Draft saved.',
    mine: 'Keep my text',
    mineHint: 'The other text stays under “Bring back the earlier text”.',
    theirs: 'Open the other text',
    theirsHint: 'Your text stays under “Bring back the earlier text”.',
    restore: 'Bring back the earlier text',
    restored: 'The earlier text is back.',
    preview: 'On paper',
    files: 'Print and download',
    pdf: 'Download as PDF',
    docx: 'Download as DOCX',
    print: 'Print this draft',
    makeTest: 'Make a test of these questions',
    remove: 'Delete this draft',
    removed: 'Draft deleted.',
  },
  writing: {
    heading: 'Write with AI',
    lede: 'An AI model writes this draft again, from the material it cites. Check every sentence.',
    privacy:
      'We send the material and your details to an AI provider. We remove emails, phone numbers and known names first.',
    kept: 'Your present text stays under “Bring back the earlier text”.',
    start: 'Write this draft with AI',
    again: 'Write it again',
    busy: 'Writing …',
    cancel: 'Cancel writing',
    cancelled: 'Writing is cancelled. Your draft is unchanged.',
    failed: 'The text did not arrive. Your draft is unchanged. Try again.',
    unsaved: 'Wait until your changes are saved.',
    done: 'The new text is saved.',
  },
  paper: {
    labels,
    check: 'Check facts, names and level before you use it in class.',
    sources: 'Adapted from',
    citation: ({ number, title, place }: CitationValues) =>
      `[${number}] ${title}${place && place !== title ? `: ${place}` : ''}`,
    page: 'Page {page} of {pages}',
  },
}
