import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { DraftList } from '@/components/drafts/draft-list'
import { EntryList } from '@/components/learning/entry-list'
import { HoursPanel } from '@/components/learning/hours-panel'
import { UpcomingSessions } from '@/components/learning/upcoming-sessions'
import { ProgrammeList } from '@/components/live-sessions/public-sessions/programme-list'
import { draftsText } from '@/i18n/drafts'
import { languageCodes } from '@/i18n/languages'
import { liveSessionText } from '@/i18n/live-sessions'
import { myLearningText } from '@/i18n/my-learning'
import { runInLanguage } from '@/i18n/request-language'
import { routes } from '@/lib/routes'
import { renderInRouter } from '../support/render-in-router'

/** What a new user meets: a drawing, one sentence and, where there is something to do, one action. */

type EmptyList = { list: ReactElement; sentence: () => string; action?: string }

const noHours = { ours: 0, own: 0, months: [], themes: [] }

const EMPTY_LISTS: Record<string, EmptyList> = {
  drafts: {
    list: <DraftList rows={[]} next={null} query={{}} />,
    sentence: () => draftsText().none,
    action: routes.newDraft,
  },
  'own training': {
    list: <EntryList entries={[]} themes={[]} />,
    sentence: () => myLearningText().entries.none,
    action: routes.addEntry,
  },
  registrations: {
    list: <UpcomingSessions liveSessions={[]} />,
    sentence: () => myLearningText().coming.none,
    action: routes.series,
  },
  hours: {
    list: <HoursPanel minutes={noHours} />,
    sentence: () => myLearningText().year.nothing,
  },
  programme: {
    list: <ProgrammeList results={{ coming: [], past: [], earlier: null }} query={{}} />,
    sentence: () => liveSessionText().coming.none,
  },
}

test.each(Object.entries(EMPTY_LISTS))('an empty list of %s', (_, { list, sentence, action }) => {
  for (const language of languageCodes)
    runInLanguage(language, () => {
      const html = renderInRouter(list, '/en')
      expect(html.match(/<img /g)).toHaveLength(1)
      expect(html.split(`<p class="mb-3">${sentence()}</p>`)).toHaveLength(2)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      expect(links.map((href) => href.slice(-(action?.length ?? 0)))).toEqual(
        action ? [action] : [],
      )
    })
})
