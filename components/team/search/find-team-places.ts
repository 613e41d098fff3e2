/** A page of the team area, or one on which something new begins. */
export type TeamPlace = { url: string; name: string; otherWords: string; isAction: boolean }

const listWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Each word typed begins a word of the place. Before anything is typed, only actions are offered. */
export function findTeamPlaces(places: TeamPlace[], query: string): TeamPlace[] {
  const typedWords = listWords(query)
  if (typedWords.length === 0) return places.filter(({ isAction }) => isAction)
  return places.filter(({ name, otherWords }) => {
    const words = listWords(`${name} ${otherWords}`)
    return typedWords.every((typed) => words.some((word) => word.startsWith(typed)))
  })
}
