import { printLine } from '@/base/cli'
import { routes } from '@/lib/routes'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { readPeakMemoryMb } from './machine'
import { runBenchmark } from './processes'
import { getLargeTeamSite, getManagerCookie } from './team-comparisons'

/** Search time and CSV memory with 1,000,000 users (`--quick`: 100,000). `npm run bench -- team` compares the lists. */

const SEARCH_COUNT = process.argv.includes('--quick') ? 50 : 200
const MAX_SEARCH_MS = 300
const MAX_GROWTH_MB = 200

const SEARCH_TERMS = [
  'teacher77777@school.example',
  'teacher12345',
  'meena',
  'meena iyer',
  '98765 43210',
  'vidya',
  'mandir 4711',
  'salem',
  'nobody',
  'iyer teacher500',
  'UNS-1A2B3C4D',
]

await runBenchmark(async () => {
  findOrInstall('wrk')
  await buildIfNeeded()
  const { url, pid } = await getLargeTeamSite()
  const cookie = await getManagerCookie()
  const p95 = await measureSearch(url, cookie)
  const growthMb = await measureExportMemory(url, cookie, pid)
  process.exitCode = p95 < MAX_SEARCH_MS && growthMb < MAX_GROWTH_MB ? 0 : 1
})

async function measureSearch(url: string, cookie: string) {
  const times: number[] = []
  for (let index = 0; index < SEARCH_COUNT + SEARCH_TERMS.length; index += 1) {
    const q = encodeURIComponent(SEARCH_TERMS[index % SEARCH_TERMS.length] ?? '')
    const startedAt = performance.now()
    const response = await fetch(`${url}${routes.teamSearch}?q=${q}`, { headers: { cookie } })
    await response.text()
    if (response.status !== 200) throw new Error(`The search answered ${response.status}.`)
    // The first search of each term is a warm-up.
    if (index >= SEARCH_TERMS.length) times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)] ?? 0)
  printLine(
    `Search: p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms (at most ${MAX_SEARCH_MS}).`,
  )
  return p95 ?? 0
}

async function measureExportMemory(url: string, cookie: string, pid: number) {
  const peakBefore = readPeakMemoryMb(pid)
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/team/people/export`, { headers: { cookie } })
  let [bytes, lines] = [0, 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  const growthMb = (readPeakMemoryMb(pid) ?? 0) - (peakBefore ?? 0)
  const seconds = (performance.now() - startedAt) / 1000
  printLine(
    `People as CSV: ${lines} lines, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s; the server's peak grew by ${growthMb.toFixed(0)} MB (at most ${MAX_GROWTH_MB}).`,
  )
  return growthMb
}
