import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { languageCodes } from '@/i18n/languages'
import { CHROMIUM_FLAGS, findOrInstallHeadlessShell } from '@/scripts/browser'
import { readBaseCommit } from '@/scripts/changed-files'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { type Site, startSite } from '@/tests/support/site'
import { copySources } from '@/tests/support/source-copy'
import { findChanges, type StateChange, writeSheet } from './design/compare'
import { copyCommit, findEarlierCommit } from './design/earlier-sources'
import { type DesignView, takePictures } from './design/pictures'

/**
 * Shows every component in each state, as it is now and as it was a day ago (`--changed-since=COMMIT`), on the
 * same machine, and lists those that look different. Fails for a state that is wider than its window.
 * `--quick`: Tamil on a phone and English on a laptop.
 */

const SHEET_FILE = '.data/design/changes.png'
const VIEWS: DesignView[] = isQuick
  ? [
      { language: 'ta', width: 360 },
      { language: 'en', width: 1280 },
    ]
  : languageCodes.flatMap((language) =>
      [360, 768, 1280].map((width): DesignView => ({ language, width })),
    )

try {
  const copies = [copySources(), copyCommit(readBaseCommit() ?? findEarlierCommit())]
  const sites = await Promise.all(
    copies.map(({ folder }) => startSite({ cwd: folder, program: 'dev' })),
  )
  const browser = await chromium.launch({
    executablePath: findOrInstallHeadlessShell(),
    args: CHROMIUM_FLAGS,
  })
  const results = []
  for (const view of VIEWS) results.push(await compareView(browser, sites, view))
  await browser.close()
  await Promise.all(sites.map((site) => site.stop()))
  for (const { remove } of copies) remove()
  const changes = results.flatMap((result) => result.changes)
  const changedNames = changes.map(({ name }) => name.split(',', 1)[0])
  for (const name of new Set(changedNames))
    printLine(
      `changed: ${name} in ${changedNames.filter((other) => other === name).length} pictures`,
    )
  if (changes.length > 0) {
    mkdirSync(path.dirname(SHEET_FILE), { recursive: true })
    await writeSheet(changes, SHEET_FILE)
    printLine(`Both pictures of each are in ${SHEET_FILE}.`)
  }
  printLine(...results.flatMap(({ cut }) => cut.map((name) => `failed: ${name} is too wide`)))
  const failed = results.filter(({ cut }) => cut.length > 0).length
  exitWithSummary([{ passed: results.length - failed, failed, skipped: 0 }])
} catch (error) {
  exitWithError(error)
}

async function compareView(
  browser: Browser,
  sites: Site[],
  view: DesignView,
): Promise<{ changes: StateChange[]; cut: string[] }> {
  const [present, earlier] = await Promise.all(
    sites.map((site) => takePictures(browser, site.url, view)),
  )
  if (!present) throw new Error('`npm run dev` has no page with the components.')
  const describe = (name: string) => `${name}, ${view.language} ${view.width}`
  // A commit from before the page existed.
  const changes = earlier ? await findChanges(earlier.pictures, present.pictures) : []
  return {
    changes: changes.map((change) => ({ ...change, name: describe(change.name) })),
    cut: present.cut.map(describe),
  }
}
