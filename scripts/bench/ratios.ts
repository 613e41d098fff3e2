import { say } from '@/base/say'
import { findOrInstall } from '../debian'
import { buildIfNeeded } from '../site-build'
import { compare, type Outcome } from './compare'
import { watchOthers } from './machine'
import { allPairs } from './pairs'
import { revision } from './previous'
import { isShort, report } from './report'
import { tidily } from './started'

/**
 * How much the site adds to the least that could do the same, as ratios measured in turn.
 * `-- --quick` takes short rounds; `-- me login` compares only what has such a word in its name;
 * `-- --against REV` names the release that this one is compared with (see previous.ts).
 */

const quick = process.argv.includes('--quick')
const pace = quick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 5 }
const words = process.argv
  .slice(2)
  .filter((word, at, all) => !word.startsWith('--') && all[at - 1] !== '--against')

await tidily(async () => {
  if (!revision) say('There is no earlier commit here, so no previous release to compare with.')
  findOrInstall('wrk')
  await buildIfNeeded()
  const outcomes: Outcome[] = []
  let failures = 0
  const others = watchOthers()
  for (const pair of allPairs) {
    if (words.length > 0 && !words.some((word) => pair.name.includes(word))) continue
    try {
      outcomes.push(await compare({ ...pair, ...(await pair.sides()) }, pace))
    } catch (error) {
      failures += 1
      say(`  not measured: ${error instanceof Error ? error.message : error}`)
    }
  }
  report(outcomes, pace, others())
  const short = outcomes.filter(isShort).length
  say(short + failures === 0 ? 'Everything passes.' : `${short} short, ${failures} not measured.`)
  process.exitCode = short + failures === 0 ? 0 : 1
})
