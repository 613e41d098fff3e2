import 'server-only'
import type { DraftCitation } from '@/db/schema'
import type { NumberedPassage } from './templates/sentences'

export const toCitation = ({ number, title, place, href }: NumberedPassage): DraftCitation => ({
  number,
  title,
  place,
  href,
})

/** The sources whose numbers the text has; all of them if the author removed the numbers. */
export function listCitedSources(body: string, citations: DraftCitation[]): DraftCitation[] {
  const cited = citations.filter(({ number }) => body.includes(`[${number}]`))
  return cited.length > 0 ? cited : citations
}
