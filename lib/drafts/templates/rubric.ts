import 'server-only'
import type { TemplateInput } from './sentences'
import { toHeading, toList } from './sentences'
import { findKeyTerms } from './terms'

const MAX_CRITERIA = 6

/** The criteria of the material itself, where it has some. */
export function composeRubric({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.rubric
  const ownCriteria = passages
    .flatMap(({ criteria, number }) =>
      criteria.map(({ name, levels }) => ({ name: `${name} [${number}]`, levels })),
    )
    .slice(0, MAX_CRITERIA)
  const terms = findKeyTerms(passages.map((passage) => passage.text).join(' '), 8)
  const citations = passages.map(({ number }) => `[${number}]`).join(' ')
  return [
    toHeading(text.work),
    text.workHint(facts.title),
    ...(terms.length > 0 ? [`${text.lookFor(terms.join(', '))} ${citations}`] : []),
    ...(ownCriteria.length > 0 ? ownCriteria : text.criteria).flatMap(({ name, levels }) => [
      toHeading(name),
      toList(levels.map((level, index) => `**${text.levels[index]}:** ${level}`)),
    ]),
  ]
}
