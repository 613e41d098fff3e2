import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { PAGE_DATES } from '@/lib/page-dates'
import { routes } from '@/lib/routes'

/**
 * When each public page last changed, by the history of what it says. Without the whole history (a
 * container, a shallow clone) nobody knows, and then nothing is said: a wrong date is worse than none.
 */

const SAID: Record<string, string[]> = {
  [routes.home]: ['home', 'subscription'],
  [routes.about]: ['about'],
  [routes.contact]: ['contact', 'contact-form'],
  [routes.register]: ['account', 'account-forms'],
  [routes.login]: ['account', 'account-forms'],
  [routes.subscription]: ['subscription'],
  [routes.subscriptionRegister]: ['subscription', 'institution-form'],
  [routes.lms]: ['programmes'],
  [routes.collaborativeProjects]: ['programmes'],
  [routes.industry]: ['programmes'],
  [routes.privacyPolicy]: ['policies'],
  [routes.termsAndConditions]: ['policies'],
}

export function writePageDates(): void {
  const dates = git('rev-parse', '--is-shallow-repository') === 'false' ? lastChanges() : {}
  writeFileSync(PAGE_DATES, JSON.stringify(dates))
}

const lastChanges = () =>
  Object.fromEntries(
    Object.entries(SAID).flatMap(([path, rooms]) => {
      const date = git(
        'log',
        '-1',
        '--format=%cI',
        '--',
        ...rooms.map((room) => `words/en/${room}.ts`),
      )
      return date ? [[path, date]] : []
    }),
  )

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim()
