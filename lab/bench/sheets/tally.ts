import type { SheetVerdict } from '@/tests/support/sheet-pictures/judge'
import type { ReadPicture } from './read-one'

/** What the pictures of one set showed, by kind. */

type KindCounts = Record<
  'pictures' | 'found' | 'answers' | 'taps' | 'wrong' | 'unclear' | 'wrongUnclear',
  number
>

export type SheetTally = ReturnType<typeof createTally>

const BUDGET = { found: 0.98, taps: 0.02, milliseconds: 1_000 }
const MAX_LISTED = 40

const newCounts = (): KindCounts => ({
  ...{ pictures: 0, found: 0, answers: 0, taps: 0, wrong: 0, unclear: 0, wrongUnclear: 0 },
})

export function createTally(name: string) {
  const total = { ...newCounts(), bubbles: 0 }
  const illegible = newCounts()
  const byKind = new Map<string, KindCounts>()
  const msByMegapixels = new Map<number, number[]>()
  const faults: string[] = []
  return {
    name,
    total,
    add: ({ turn, kinds, megapixels, isLegible, verdict, milliseconds }: ReadPicture) => {
      if (!isLegible) return addVerdict(illegible, verdict)
      for (const counts of [total, ...kinds.map((kind) => getCounts(byKind, kind))])
        addVerdict(counts, verdict)
      total.bubbles += verdict.bubbles
      const times = msByMegapixels.get(megapixels) ?? []
      msByMegapixels.set(megapixels, [...times, milliseconds])
      if (!verdict.isFound || verdict.wrong.length > 0)
        faults.push(
          `${turn} (${kinds.join(', ')}, ${megapixels} MP): ${verdict.wrong.join('; ') || 'not found'}`,
        )
    },
    toJson: () => ({
      ...{ name, total, illegible, faults, kinds: Object.fromEntries(byKind) },
      milliseconds: Object.fromEntries(msByMegapixels),
    }),
    format: () => [
      `${name}: ${total.bubbles} bubbles`,
      '| kind | pictures | found | answers | to a tap | wrong | doubts on paper | wrong |',
      '| - | - | - | - | - | - | - | - |',
      ...[...byKind].map(([kind, counts]) => formatCounts(kind, counts)),
      formatCounts(`all ${name}`, total),
      formatCounts('no person can read', illegible),
      ...[...msByMegapixels]
        .sort()
        .map(
          ([megapixels, times]) =>
            `${megapixels} MP: ${formatMs(times, 0.5)} ms of processor time, at most ${formatMs(times, 1)}`,
        ),
      ...faults.slice(0, MAX_LISTED).map((fault) => `  ${fault}`),
      '',
    ],
  }
}

function getCounts(byKind: Map<string, KindCounts>, kind: string) {
  const counts = byKind.get(kind) ?? newCounts()
  byKind.set(kind, counts)
  return counts
}

function addVerdict(counts: KindCounts, verdict: SheetVerdict) {
  const { isFound, answers, taps, wrong, unclear, wrongUnclear } = verdict
  counts.pictures += 1
  counts.found += isFound ? 1 : 0
  counts.answers += answers
  counts.taps += taps
  counts.wrong += wrong.length
  counts.unclear += unclear
  counts.wrongUnclear += wrongUnclear
}

const formatShare = (part: number, whole: number) =>
  `${((part / Math.max(1, whole)) * 100).toFixed(2)} %`

const formatCounts = (name: string, counts: KindCounts) => {
  const { pictures, found, answers, taps, wrong, unclear, wrongUnclear } = counts
  return `| ${name} | ${pictures} | ${formatShare(found, pictures)} | ${answers} | ${formatShare(taps, answers - unclear)} | ${wrong} | ${unclear} | ${wrongUnclear} |`
}

function formatMs(times: number[], quantile: number) {
  const sorted = [...times].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0)
}

export function listMisses(tallies: SheetTally[], slowedMs: number): string[] {
  const misses = tallies.flatMap(({ name, total }) => [
    ...(total.wrong + total.wrongUnclear > 0
      ? [`${total.wrong + total.wrongUnclear} wrong answers accepted (${name})`]
      : []),
    ...(total.taps > total.answers * BUDGET.taps ? [`taps (${name})`] : []),
    ...(total.found < total.pictures * BUDGET.found ? [`pictures found (${name})`] : []),
  ])
  return slowedMs > BUDGET.milliseconds ? [...misses, `${slowedMs} ms a sheet`] : misses
}
