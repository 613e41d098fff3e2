import type { ArchivePart } from '@/base/training-kinds'

type RuleHours = {
  totalHours: number
  governmentHours: number
  inHouseHours: number
  valuesHours: number
  practiceHours: number
  growthHours: number
}

const parts: Record<ArchivePart, string> = {
  letter: 'Cover page',
  calendar: 'Calendar of the training year',
  staff: 'Staff list',
  certificates: 'Certificates by teacher',
  summary: 'Summary',
}

export const teamTraining = {
  title: 'Training year',
  lede: 'What each board asks of a teacher in a school year. Pages and records of schools follow these rules.',
  rules: 'Rules',
  none: 'No rule is saved. Every school sees the rule of CBSE: 50 hours, 25 and 25.',
  item: (board: string, year: number) => `${board}, from school year ${year}`,
  hours: ({ totalHours, governmentHours, inHouseHours }: RuleHours) =>
    `${totalHours} hours: ${governmentHours} by CBSE or government, ${inHouseHours} in-house or in the school complex`,
  domains: ({ valuesHours, practiceHours, growthHours }: RuleHours) =>
    `By domain: ${valuesHours} values, ${practiceHours} practice, ${growthHours} growth`,
  save: 'Save rule',
  board: 'Board',
  boards: {
    CBSE: 'CBSE',
    ICSE: 'ICSE',
    'State Board': 'State Board',
    IB: 'IB',
    'Cambridge (IGCSE)': 'Cambridge (IGCSE)',
    Others: 'Others',
  },
  firstYear: 'First school year',
  firstYearHint: 'The year of its April, such as 2026. The rule holds until a later one.',
  fields: {
    totalHours: 'Hours in total',
    governmentHours: 'By CBSE or government',
    inHouseHours: 'In-house',
    valuesHours: 'Values and ethics',
    practiceHours: 'Knowledge and practice',
    growthHours: 'Growth',
  },
  parts,
  documentsHeading: 'Documents for the board, in order',
  documentsHint: 'Schools of this board download these documents as one ZIP file.',
  document: (number: number) => `Document ${number}`,
  noDocument: 'No document',
  documents: (chosenParts: ArchivePart[]) =>
    `Documents: ${chosenParts.map((part) => parts[part]).join(', ')}`,
  ruleSaved: (board: string, year: number) => `The rule of ${board} from ${year} is saved.`,
}
