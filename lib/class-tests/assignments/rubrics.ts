import 'server-only'
import type { AssignmentCriterion } from '@/base/class-test-kinds'
import { loadToolkitThemes } from '@/lib/toolkit/authored'

/** A rubric of the toolkit, as an assignment takes it. The toolkit has them in English. */
export type ToolkitRubric = { value: string; theme: string; title: string }

export async function listToolkitRubrics(): Promise<ToolkitRubric[]> {
  const themes = await loadToolkitThemes()
  return themes.flatMap(({ id, name, rubrics }) =>
    rubrics.rubrics.map(({ title }, index) => ({ value: `${id}:${index}`, theme: name, title })),
  )
}

/** Null for one that does not exist. */
export async function findToolkitRubric(value: string): Promise<AssignmentCriterion[] | null> {
  const [themeId, index] = value.split(':')
  const theme = (await loadToolkitThemes()).find(({ id }) => id === themeId)
  const rubric = theme?.rubrics.rubrics[Number(index)]
  if (!rubric) return null
  return rubric.criteria.map(({ name, levels }, position) => ({
    id: `${position}`,
    name: withoutMarks(name),
    // The toolkit begins with the top.
    levels: levels
      .toReversed()
      .map((text, place) => ({ name: withoutMarks(text), points: place + 1 })),
  }))
}

const withoutMarks = (text: string) => text.replaceAll('**', '').replaceAll('_', '')

/**
 * A criterion a line, with its levels from the lowest to the highest, as `Content: begun, good, excellent`. Null
 * for anything else.
 */
export function parseOwnRubric(text: string): AssignmentCriterion[] | null {
  const lines = text.split('\n').map((line) => line.trim())
  const criteria = lines.filter(Boolean).map((line, position) => {
    const [name = '', levels = ''] = splitOnce(line, ':')
    const names = levels
      .split(',')
      .map((level) => level.trim())
      .filter(Boolean)
    return {
      ...{ id: `${position}`, name: name.trim() },
      levels: names.map((level, place) => ({ name: level, points: place + 1 })),
    }
  })
  const isPossible = criteria.every(
    ({ name, levels }) => name !== '' && levels.length >= 2 && levels.length <= MAX_LEVELS,
  )
  return criteria.length > 0 && criteria.length <= MAX_CRITERIA && isPossible ? criteria : null
}

const MAX_CRITERIA = 8
const MAX_LEVELS = 6

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}
