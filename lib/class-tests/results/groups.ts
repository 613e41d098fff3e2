/** Best and weakest students, for statistics of a question. */

/**
 * One weight per score; all add up to `places`. Students at the border share the places that are left, so no
 * order among equals decides.
 */
export function weighBest(scores: number[], places: number): number[] {
  const border = [...scores].sort((a, b) => b - a)[places - 1]
  if (border === undefined) return scores.map(() => 0)
  const above = scores.filter((score) => score > border).length
  const level = scores.filter((score) => score === border).length
  const share = (places - above) / level
  return scores.map((score) => (score > border ? 1 : score === border ? share : 0))
}

export const weighWeakest = (scores: number[], places: number): number[] =>
  weighBest(
    scores.map((score) => -score),
    places,
  )

export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export const meanOf = (values: number[]) => sumOf(values) / values.length

/** Of the whole class, not of a sample of it. */
export const varianceOf = (values: number[]) => {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}
