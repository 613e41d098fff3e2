/** The programs of lab and studio: the short form of each, and the files that it guards. */
type Program = {
  /** After `node scripts/run.mjs`. */
  name: string
  /** Options of the short form, which takes at most a minute on two free cores. */
  quick: string
  /** `.ci/run` runs the short form when a file below one of these paths has changed. */
  paths: string
}

const EVERYTHING = ''
const SERVER = 'server/|middleware|next\\.config|lib/http/'
const BENCH = 'lab/bench/(nginx|postgres|processes|report|seed|site|virtual-users)'
/** Replaced by the last commit before the change. */
const BASE = 'BASE'

export const PROGRAMS: Program[] = [
  lab('faults', EVERYTHING),
  lab('deploy', EVERYTHING),
  lab('abuse', EVERYTHING),
  // The short form of every program of studio: writing content again would change committed files.
  { name: 'studio check', quick: '', paths: 'studio/|content/|app/fonts/|public/sharing/' },
  lab('check', 'lab/|base/|lib/|i18n/|package', ''),
  lab('security', `${SERVER}|lib/auth/|lib/content-policy|lib/security-headers`),
  lab('pooler', 'db/connection|db/client|package-lock'),
  lab(
    'recipes',
    'CONTRIBUTING\\.md|docs/translating\\.md|scripts/languages|tests/structure/|lib/mail/email-rules',
  ),
  lab('mutations', EVERYTHING, `--quick --changed-since=${BASE}`),
  lab('versions', 'package|scripts/|base/|lab/node-program'),
  lab('firefox', 'components/(forms|ui|site)/|lib/client/'),
  lab('environments', 'lab/environments/|tests/|scripts/|base/|lib/live-sessions/'),
  lab('advisories', 'package|lab/package|studio/package', ''),
  lab('webhooks', 'lib/webhooks/|db/schema/webhooks|lib/housekeeping/jobs'),
  lab('failover', 'db/connection|db/client|deploy/database/'),
  lab('vercel', 'server/prerender-csp|scripts/csp-adapter|vercel\\.json|next\\.config|middleware'),
  lab('validators', 'lib/page-metadata|lib/mail/|components/site/'),
  lab(
    'public-pages',
    'lib/page-metadata|lib/search-result|content/.*data|components/public-pages/',
  ),
  lab('design', 'components/|app/styles/|app/globals', `--quick --changed-since=${BASE}`),
  lab('websites', 'lib/school-sites/|i18n/[a-z]+/site-templates'),
  // What measures needs a quiet machine, so a change of the site runs it at night only.
  lab('audit', 'lab/audit-report'),
  lab(
    'bench/sheets',
    'base/(answer-sheet|sheet-code)|lib/client/sheet-reader/|lib/documents/layouts/answer-sheet|tests/support/sheet-pictures/',
  ),
  lab('bench/book-opening', BENCH),
  lab('bench/ratios', 'lab/bench/', '--quick bare'),
  lab('bench/join', BENCH),
  lab('bench/rush', `${BENCH}|lab/bench/visit`),
  lab('bench/close', BENCH),
  lab('bench/team', BENCH),
]

function lab(name: string, paths: string, quick = '--quick'): Program {
  return {
    name: `lab ${name}`,
    quick,
    paths: `${paths}|lab/${name}\\.ts|lab/tests/${name}/`,
  }
}

/** At night every program in full. */
export const listNightCommands = () => PROGRAMS.map(({ name }) => name)

export const listQuickCommands = (changedFiles: string[], base: string) =>
  PROGRAMS.filter(({ paths }) => {
    const pattern = new RegExp(`^(${paths})`)
    return changedFiles.some((file) => pattern.test(file))
  }).map(({ name, quick }) => `${name} ${quick.replace(BASE, base)}`.trim())
