/** Whether every word that was typed stands somewhere in what something says of itself. */
export function saysAll(said: string[], typed: string): boolean {
  const all = said.join(' ').toLowerCase()
  return wordsOf(typed).every((word) => all.includes(word))
}

export const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
