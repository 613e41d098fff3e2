import 'server-only'
import type { SlipSentences } from '@/base/class-test-kinds'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { runInLanguage } from '@/i18n/request-language'
import type { FeedbackSlip } from '../kinds'
import type { OwnAssignment } from './assignments'

/** Of students who handed in: their levels and the comment, in the language of the assignment. */
export const buildAssignmentSlips = (
  { rubric, marks, language }: OwnAssignment,
  texts: SlipSentences,
): FeedbackSlip[] =>
  runInLanguage(language, () =>
    marks
      .filter(({ isHandedIn }) => isHandedIn)
      .map(({ section, rollNumber, levels, comment }) => ({
        ...{ id: `${section}:${rollNumber}`, rollNumber, section, again: null },
        lines: [
          ...rubric.flatMap(({ id, name, levels: names }) => {
            const level = names[levels[id] ?? -1]
            return level
              ? [classAssignmentsText().slipLevel(name, level.points, names.length, level.name)]
              : []
          }),
          ...(comment ? [comment] : []),
        ],
        close: texts.close,
      })),
  )
