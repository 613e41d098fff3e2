import 'server-only'
import { randomBytes } from 'node:crypto'
import type { DraftLanguage, DraftTask } from '@/base/draft-kinds'
import { buildInstructions, draftTemplates } from '../content'
import type { NumberedPassage } from '../sources/passages'
import { listRequiredHeadings } from '../templates/compose'
import { removeContacts, removePersonalData } from './redact'

export type PromptInput = {
  task: DraftTask
  language: DraftLanguage
  grade: number
  subject: string
  minutes: number
  classSize: number
  topic: string | null
  passages: NumberedPassage[]
  /** Of people; they are removed from what the teacher typed. */
  knownNames: string[]
}

/** Longer sentences for older students. */
export const getMaxWords = (grade: number): number => {
  if (grade <= 5) return 14
  return grade <= 8 ? 20 : 28
}

const MAX_PASSAGE_CHARACTERS = 4_000

/**
 * Everything that is not our own instruction is in the second message, between markers with a random word
 * that no text can know in advance.
 */
export function buildPrompt(input: PromptInput) {
  const { task, language, grade } = input
  const system = buildInstructions({
    ...{ task, language },
    maxWords: getMaxWords(grade),
    headings: listRequiredHeadings(task, draftTemplates[language]),
  })
  const word = randomBytes(9).toString('base64url')
  const fence = (name: string, text: string) =>
    `<<<${name} ${word}>>>\n${removeMarkers(text)}\n<<<end of ${name} ${word}>>>`
  const prompt = [
    fence('details', describeDetails(input)),
    ...input.passages.map((passage) =>
      fence(`source ${passage.number}`, removeContacts(describePassage(passage))),
    ),
  ].join('\n\n')
  return { system, prompt }
}

function describeDetails({ knownNames, ...input }: PromptInput): string {
  const { grade, subject, minutes, classSize, topic } = input
  const details = { grade, subject, minutes, classSize, ...(topic && { topic }) }
  return removePersonalData(JSON.stringify(details), knownNames)
}

const describePassage = ({ title, place, text, questions, criteria }: NumberedPassage) =>
  [
    `${title}: ${place}`,
    text,
    ...questions,
    ...criteria.map(({ name, levels }) => [name, ...levels].join(' | ')),
  ]
    .join('\n')
    .slice(0, MAX_PASSAGE_CHARACTERS)

const removeMarkers = (text: string) => text.replaceAll('<<<', '').replaceAll('>>>', '')
