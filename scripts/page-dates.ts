import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { PAGE_DATES_FILE } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

/** Without the full Git history no date is given, because a wrong one is worse. */

const TEXT_FILES: Record<string, string[]> = {
  [routes.home]: ['home', 'subscription'],
  [routes.about]: ['about'],
  [routes.contact]: ['contact', 'contact-form'],
  [routes.register]: ['account', 'account-forms'],
  [routes.login]: ['account', 'account-forms'],
  [routes.subscription]: ['subscription'],
  [routes.subscriptionRegister]: ['subscription', 'school-form'],
  [routes.lms]: ['programmes'],
  [routes.collaborativeProjects]: ['programmes'],
  [routes.industry]: ['programmes'],
  [routes.developers]: ['developers'],
  [routes.accessibility]: ['accessibility'],
  [routes.privacyPolicy]: ['policies'],
  [routes.termsAndConditions]: ['policies'],
}

export function writePageDates(): void {
  const dates = runGit('rev-parse', '--is-shallow-repository') === 'false' ? readLastChanges() : {}
  writeFileSync(PAGE_DATES_FILE, JSON.stringify(dates))
}

const readLastChanges = () =>
  Object.fromEntries(
    Object.entries(TEXT_FILES).flatMap(([path, textNames]) => {
      const date = runGit(
        'log',
        '-1',
        '--format=%cI',
        '--',
        ...textNames.map((textName) => `i18n/en/${textName}.ts`),
      )
      return date ? [[path, date]] : []
    }),
  )

const runGit = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
