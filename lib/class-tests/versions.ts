import type { TestQuestion } from '@/base/class-test-kinds'

export type ShuffledTest = { questions: TestQuestion[]; shuffleSeed: number }

/** A question where a version prints it. */
export type PlacedQuestion = {
  question: TestQuestion
  /** For each printed option, its position in version 1. */
  options: number[]
}

/**
 * The questions of a version from 1 to 4, in the order of print; the same at every call. A question only takes
 * the place of one with the same kind, number of options and marks, so all versions have the same bubbles.
 */
export function orderOfVersion(test: ShuffledTest, version: number): PlacedQuestion[] {
  const { questions, shuffleSeed } = test
  if (version === 1) return questions.map((question) => place(question, null))
  const seed = `${shuffleSeed}:${version}`
  const positionsByShape = new Map<string, number[]>()
  for (const [position, { kind, options, marks }] of questions.entries()) {
    const shape = `${kind}:${options.length}:${marks}`
    positionsByShape.set(shape, [...(positionsByShape.get(shape) ?? []), position])
  }
  const placed: PlacedQuestion[] = []
  for (const [shape, positions] of positionsByShape) {
    const shuffled = shuffle(positions, createRandom(`${seed}:${shape}`))
    for (const [index, position] of positions.entries()) {
      const question = questions[shuffled[index] ?? position]
      if (question) placed[position] = place(question, `${seed}:${question.id}`)
    }
  }
  return placed
}

const TRUE_AND_FALSE = [0, 1]

/** Without a seed in the order of version 1. Statements are always true, then false. */
function place(question: TestQuestion, seed: string | null): PlacedQuestion {
  if (question.kind === 'true-false') return { question, options: TRUE_AND_FALSE }
  const positions = question.options.map((_, position) => position)
  if (seed === null) return { question, options: positions }
  const isLast = (position: number) => question.last.includes(position)
  const free = positions.filter((position) => !isLast(position))
  return { question, options: [...shuffle(free, createRandom(seed)), ...positions.filter(isLast)] }
}

/** Fisher and Yates: every order is equally likely. */
function shuffle(values: number[], random: () => number): number[] {
  const shuffled = [...values]
  for (let end = shuffled.length - 1; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1))
    const kept = shuffled[end] as number
    shuffled[end] = shuffled[other] as number
    shuffled[other] = kept
  }
  return shuffled
}

/** The same numbers from 0 to 1 for the same text, in every browser and on the server. */
function createRandom(text: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
  }
}
