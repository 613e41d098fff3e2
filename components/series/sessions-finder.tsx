import { routes } from '@/lib/routes'
import type { Asked } from '@/lib/series/queries/desk'
import { teamSessionsWords } from '@/words/team-sessions'
import { Finder } from './finder'

export function SessionsFinder({ asked }: { asked: Asked }) {
  const words = teamSessionsWords()
  return (
    <Finder
      action={routes.teamSessions}
      select={{ name: 'when', label: words.which, value: asked.when, options: words.lists }}
      search={{ label: words.search, value: asked.search }}
      button={words.find}
    />
  )
}
