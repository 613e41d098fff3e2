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
  // The short form of every program of studio: writing content again would change committed files.
  { name: 'studio check', quick: '', paths: 'studio/|content/|app/fonts/|public/sharing/' },
  lab('check', 'lab/|base/|lib/|i18n/|package', ''),
  lab('environments', 'lab/environments/|tests/|scripts/|base/|lib/live-sessions/'),
  lab('mutations', EVERYTHING, `--quick --changed-since=${BASE}`),
  lab('faults', EVERYTHING),
  lab('abuse', EVERYTHING),
  lab('deploy', EVERYTHING),
  lab('security', `${SERVER}|lib/auth/|lib/content-policy|lib/security-headers`),
  lab('pooler', 'db/connection|db/client|package-lock'),
  lab('firefox', 'components/(forms|ui|site)/|lib/client/'),
  lab('versions', 'package|scripts/|base/|lab/node-program'),
  lab('advisories', 'package|lab/package|studio/package', ''),
  lab('failover', 'db/connection|db/client|deploy/database/'),
  lab('vercel', 'server/prerender-csp|scripts/csp-adapter|vercel\\.json|next\\.config|middleware'),
  lab('validators', 'lib/page-metadata|lib/mail/|components/site/'),
  lab('audit', 'app/styles/|server/deferred-scripts|lab/audit-report'),
  lab('bench/book-opening', 'components/library/'),
  lab('bench/ratios', `${SERVER}|lab/bench/`, '--quick bare'),
  lab('bench/join', `lib/live-sessions/|app/api/series/|${BENCH}|lab/bench/join`),
  lab('bench/rush', `lib/workshops/|${BENCH}|lab/bench/(rush|visit)`),
  lab('bench/close', `lib/certificates/|app/api/team/sessions/|${BENCH}`),
  lab('bench/team', `lib/team/|app/api/team/people/|db/cursor|${BENCH}|lab/bench/team`),
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
