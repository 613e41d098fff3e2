import type { TestQuestion } from '@/base/class-test-kinds'

/** A request has at most 64 KB. */
const MAX_SENT_BYTES = 40_000

type TestValues = { details: object; questions: TestQuestion[] }

/**
 * What changed since the last save. Of very many new questions, as many as fit into one request; the rest
 * follows with the next one.
 */
export function encodeChanges<Values extends TestValues>(values: Values, saved: Values) {
  const savedById = new Map(saved.questions.map((question) => [question.id, question]))
  const sent: TestQuestion[] = []
  let size = 0
  const next = values.questions.flatMap((question): TestQuestion[] => {
    const before = savedById.get(question.id)
    if (before && isSame(before, question)) return [question]
    size += measureBytes(question)
    if (size > MAX_SENT_BYTES && sent.length > 0) return before ? [before] : []
    sent.push(question)
    return [question]
  })
  const isWhole = next.every((question, index) => question === values.questions[index])
  const hasDetails = !isSame(values.details, saved.details)
  return {
    body: {
      ...(hasDetails && { details: values.details }),
      questions: sent,
      order: next.map(({ id }) => id),
    },
    saved:
      isWhole && next.length === values.questions.length ? values : { ...values, questions: next },
  }
}

const isSame = (a: object, b: object) => a === b || JSON.stringify(a) === JSON.stringify(b)

const measureBytes = (question: TestQuestion) =>
  new TextEncoder().encode(JSON.stringify(question)).length

/** Nothing is lost: questions that only the other has come at the end, a different wording as a copy. */
export function joinQuestions(first: TestQuestion[], other: TestQuestion[]): TestQuestion[] {
  const ids = new Map(first.map((question) => [question.id, question]))
  return [
    ...first,
    ...other.flatMap((question) => {
      const own = ids.get(question.id)
      if (!own) return [question]
      return isSame(own, question) ? [] : [{ ...question, id: crypto.randomUUID() }]
    }),
  ]
}
